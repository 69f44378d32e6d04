// Generated from the OpenAPI documents by `pnpm generate`. Do not edit.
export interface paths {
    "/v1/projects/{scriptId}/content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the files of a script project, now or at a version */
        get: operations["script.projects.getContent"];
        /** Replace all files of a script project */
        put: operations["script.projects.updateContent"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{scriptId}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the versions of a script project */
        get: operations["script.projects.versions.list"];
        put?: never;
        /** Keep the files of a script project as a new version */
        post: operations["script.projects.versions.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{scriptId}/deployments/{deploymentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one deployment of a script project */
        get: operations["script.projects.deployments.get"];
        /** Point a deployment at another version or description */
        put: operations["script.projects.deployments.update"];
        post?: never;
        /** Take a deployment of a script project down */
        delete: operations["script.projects.deployments.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create a script project with nothing but a manifest */
        post: operations["script.projects.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/processes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the executions that the caller started or that ran for the caller */
        get: operations["script.processes.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/processes:listScriptProcesses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the executions of one script */
        get: operations["script.processes.listScriptProcesses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{scriptId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read what is known about a script project */
        get: operations["script.projects.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{scriptId}/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read how often and by how many people a script is used */
        get: operations["script.projects.getMetrics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{scriptId}/deployments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the deployments of a script project */
        get: operations["script.projects.deployments.list"];
        put?: never;
        /** Deploy a version of a script project */
        post: operations["script.projects.deployments.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{scriptId}/versions/{versionNumber}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read what is known about one version of a script project */
        get: operations["script.projects.versions.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/scripts/{scriptId}:run": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Run a function of a script that is deployed as an API executable */
        post: operations["script.scripts.run"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Content: {
            files?: components["schemas"]["File"][];
            scriptId?: string;
        };
        CreateProjectRequest: {
            parentId?: string;
            title?: string;
        };
        Deployment: {
            deploymentConfig?: components["schemas"]["DeploymentConfig"];
            deploymentId?: string;
            entryPoints?: components["schemas"]["EntryPoint"][];
            /** Format: date-time */
            updateTime?: string;
        };
        DeploymentConfig: {
            description?: string;
            manifestFileName?: string;
            scriptId?: string;
            versionNumber?: number;
        };
        Empty: Record<string, never>;
        EntryPoint: {
            addOn?: components["schemas"]["GoogleAppsScriptTypeAddOnEntryPoint"];
            /** @enum {string} */
            entryPointType?: "ENTRY_POINT_TYPE_UNSPECIFIED" | "WEB_APP" | "EXECUTION_API" | "ADD_ON";
            executionApi?: components["schemas"]["GoogleAppsScriptTypeExecutionApiEntryPoint"];
            webApp?: components["schemas"]["GoogleAppsScriptTypeWebAppEntryPoint"];
        };
        /** @description One fault. Programs decide by its reason. */
        ErrorDetail: {
            /** @description Part of the service that the reason belongs to. */
            domain: string;
            /** @description Name of the fault, such as notFound. */
            reason: string;
            /** @description What went wrong, for people. */
            message: string;
            /** @description Name of the parameter or header at fault. */
            location?: string;
            /**
             * @description What the location names.
             * @enum {string}
             */
            locationType?: "parameter" | "header";
        };
        /** @description The answer to a request that was refused or failed. */
        ErrorEnvelope: {
            error: {
                /** @description HTTP status. */
                code: number;
                /** @description What went wrong, for people. */
                message: string;
                /** @description Canonical name of the status, such as NOT_FOUND. */
                status?: string;
                /** @description The faults; the first one is the one to act on. */
                errors?: components["schemas"]["ErrorDetail"][];
                /** @description Typed details (google.rpc). */
                details?: {
                    [key: string]: unknown;
                }[];
            };
        };
        ExecutionError: {
            errorMessage?: string;
            errorType?: string;
            scriptStackTraceElements?: components["schemas"]["ScriptStackTraceElement"][];
        };
        ExecutionRequest: {
            devMode?: boolean;
            function?: string;
            parameters?: unknown[];
            /** @deprecated */
            sessionState?: string;
        };
        ExecutionResponse: {
            result?: unknown;
        };
        File: {
            /** Format: date-time */
            createTime?: string;
            functionSet?: components["schemas"]["GoogleAppsScriptTypeFunctionSet"];
            lastModifyUser?: components["schemas"]["GoogleAppsScriptTypeUser"];
            name?: string;
            source?: string;
            /** @enum {string} */
            type?: "ENUM_TYPE_UNSPECIFIED" | "SERVER_JS" | "HTML" | "JSON";
            /** Format: date-time */
            updateTime?: string;
        };
        GoogleAppsScriptTypeAddOnEntryPoint: {
            addOnType?: string;
            description?: string;
            helpUrl?: string;
            postInstallTipUrl?: string;
            reportIssueUrl?: string;
            title?: string;
        };
        GoogleAppsScriptTypeExecutionApiConfig: {
            /** @enum {string} */
            access?: "UNKNOWN_ACCESS" | "MYSELF" | "DOMAIN" | "ANYONE" | "ANYONE_ANONYMOUS";
        };
        GoogleAppsScriptTypeExecutionApiEntryPoint: {
            entryPointConfig?: components["schemas"]["GoogleAppsScriptTypeExecutionApiConfig"];
        };
        GoogleAppsScriptTypeFunction: {
            name?: string;
            parameters?: string[];
        };
        GoogleAppsScriptTypeFunctionSet: {
            values?: components["schemas"]["GoogleAppsScriptTypeFunction"][];
        };
        GoogleAppsScriptTypeProcess: {
            /** @description Seconds as a decimal with the suffix s; absent while the execution has not ended. */
            duration?: string;
            functionName?: string;
            /** @enum {string} */
            processStatus?: "PROCESS_STATUS_UNSPECIFIED" | "RUNNING" | "PAUSED" | "COMPLETED" | "CANCELED" | "FAILED" | "TIMED_OUT" | "UNKNOWN" | "DELAYED" | "EXECUTION_DISABLED";
            /** @enum {string} */
            processType?: "PROCESS_TYPE_UNSPECIFIED" | "ADD_ON" | "EXECUTION_API" | "TIME_DRIVEN" | "TRIGGER" | "WEBAPP" | "EDITOR" | "SIMPLE_TRIGGER" | "MENU" | "BATCH_TASK";
            projectName?: string;
            runtimeVersion?: string;
            /** Format: date-time */
            startTime?: string;
            /** @enum {string} */
            userAccessLevel?: "USER_ACCESS_LEVEL_UNSPECIFIED" | "NONE" | "READ" | "WRITE" | "OWNER";
            /** @description Names this execution. Sent by the embedded service only. */
            processId?: string;
            /** @description Project that ran. Sent by the embedded service only. */
            scriptId?: string;
            /** @description Deployment that ran, when it was one. Sent by the embedded service only. */
            deploymentId?: string;
            /**
             * Format: date-time
             * @description When the execution ended; absent while it has not. Sent by the embedded service only.
             */
            endTime?: string;
            error?: components["schemas"]["ProcessError"];
            /** @description Oldest first. Sent by the embedded service only, and only when fields names it. */
            logs?: components["schemas"]["ProcessLogEntry"][];
        };
        GoogleAppsScriptTypeUser: {
            domain?: string;
            email?: string;
            name?: string;
            photoUrl?: string;
        };
        GoogleAppsScriptTypeWebAppConfig: {
            /** @enum {string} */
            access?: "UNKNOWN_ACCESS" | "MYSELF" | "DOMAIN" | "ANYONE" | "ANYONE_ANONYMOUS";
            /** @enum {string} */
            executeAs?: "UNKNOWN_EXECUTE_AS" | "USER_ACCESSING" | "USER_DEPLOYING";
        };
        GoogleAppsScriptTypeWebAppEntryPoint: {
            entryPointConfig?: components["schemas"]["GoogleAppsScriptTypeWebAppConfig"];
            url?: string;
        };
        ListDeploymentsResponse: {
            deployments?: components["schemas"]["Deployment"][];
            nextPageToken?: string;
        };
        ListScriptProcessesResponse: {
            nextPageToken?: string;
            processes?: components["schemas"]["GoogleAppsScriptTypeProcess"][];
        };
        ListUserProcessesResponse: {
            nextPageToken?: string;
            processes?: components["schemas"]["GoogleAppsScriptTypeProcess"][];
        };
        ListVersionsResponse: {
            nextPageToken?: string;
            versions?: components["schemas"]["Version"][];
        };
        Metrics: {
            activeUsers?: components["schemas"]["MetricsValue"][];
            failedExecutions?: components["schemas"]["MetricsValue"][];
            totalExecutions?: components["schemas"]["MetricsValue"][];
        };
        MetricsValue: {
            /** Format: date-time */
            endTime?: string;
            /** Format: date-time */
            startTime?: string;
            /** Format: int64 */
            value?: string;
        };
        Operation: {
            done?: boolean;
            error?: components["schemas"]["Status"];
            response?: {
                [key: string]: unknown;
            };
        };
        /** @description Why an execution failed. Sent by the embedded service only, and only when fields names it. */
        ProcessError: {
            /** @description Name of the error class. */
            type?: string;
            message?: string;
            /** @description Innermost frame first. */
            stack?: components["schemas"]["ProcessStackFrame"][];
        };
        /** @description One line that a script wrote to its log. */
        ProcessLogEntry: {
            /** Format: date-time */
            time?: string;
            /** @enum {string} */
            level?: "DEBUG" | "INFO" | "WARNING" | "ERROR";
            text?: string;
        };
        ProcessStackFrame: {
            function?: string;
            /** @description Name of the script file, without extension. */
            file?: string;
            /** @description Counted from 1. */
            lineNumber?: number;
        };
        Project: {
            /** Format: date-time */
            createTime?: string;
            creator?: components["schemas"]["GoogleAppsScriptTypeUser"];
            lastModifyUser?: components["schemas"]["GoogleAppsScriptTypeUser"];
            parentId?: string;
            scriptId?: string;
            title?: string;
            /** Format: date-time */
            updateTime?: string;
        };
        ScriptStackTraceElement: {
            function?: string;
            lineNumber?: number;
        };
        Status: {
            code?: number;
            details?: unknown;
            message?: string;
        };
        UpdateDeploymentRequest: {
            deploymentConfig?: components["schemas"]["DeploymentConfig"];
        };
        Version: {
            /** Format: date-time */
            createTime?: string;
            description?: string;
            scriptId?: string;
            versionNumber?: number;
        };
    };
    responses: {
        /** @description Refused or failed; the error says why. */
        Error: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    "script.projects.getContent": {
        parameters: {
            query?: {
                /** @description Number of the version to read; the latest content when absent. */
                versionNumber?: number;
            };
            header?: never;
            path: {
                /** @description Id of the script project, which is also the id of its file. */
                scriptId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; this is the answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Content"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "script.projects.updateContent": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the script project, which is also the id of its file. */
                scriptId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Content"];
            };
        };
        responses: {
            /** @description Done; this is the answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Content"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "script.projects.versions.list": {
        parameters: {
            query?: {
                /** @description How many entries a page has at most; it may have fewer. */
                pageSize?: number;
                /** @description The nextPageToken of the page before; without it the first page is returned. */
                pageToken?: string;
            };
            header?: never;
            path: {
                /** @description Id of the script project, which is also the id of its file. */
                scriptId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; this is the answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListVersionsResponse"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "script.projects.versions.create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the script project, which is also the id of its file. */
                scriptId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Version"];
            };
        };
        responses: {
            /** @description Done; this is the answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Version"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "script.projects.deployments.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the deployment. */
                deploymentId: string;
                /** @description Id of the script project, which is also the id of its file. */
                scriptId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; this is the answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deployment"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "script.projects.deployments.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the deployment. */
                deploymentId: string;
                /** @description Id of the script project, which is also the id of its file. */
                scriptId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["UpdateDeploymentRequest"];
            };
        };
        responses: {
            /** @description Done; this is the answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deployment"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "script.projects.deployments.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the deployment. */
                deploymentId: string;
                /** @description Id of the script project, which is also the id of its file. */
                scriptId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; this is the answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Empty"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "script.projects.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["CreateProjectRequest"];
            };
        };
        responses: {
            /** @description Done; this is the answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Project"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "script.processes.list": {
        parameters: {
            query?: {
                /** @description How many entries a page has at most; it may have fewer. */
                pageSize?: number;
                /** @description The nextPageToken of the page before; without it the first page is returned. */
                pageToken?: string;
                /** @description Only executions of this deployment. */
                "userProcessFilter.deploymentId"?: string;
                /** @description Only executions that ended at or before this time. */
                "userProcessFilter.endTime"?: string;
                /** @description Only executions of this function. */
                "userProcessFilter.functionName"?: string;
                /** @description Only executions of projects whose name contains this text. */
                "userProcessFilter.projectName"?: string;
                /** @description Only executions of this script. */
                "userProcessFilter.scriptId"?: string;
                /** @description Only executions that started at or after this time. */
                "userProcessFilter.startTime"?: string;
                /** @description Only executions in these statuses. */
                "userProcessFilter.statuses"?: ("PROCESS_STATUS_UNSPECIFIED" | "RUNNING" | "PAUSED" | "COMPLETED" | "CANCELED" | "FAILED" | "TIMED_OUT" | "UNKNOWN" | "DELAYED" | "EXECUTION_DISABLED")[];
                /** @description Only executions of these types. */
                "userProcessFilter.types"?: ("PROCESS_TYPE_UNSPECIFIED" | "ADD_ON" | "EXECUTION_API" | "TIME_DRIVEN" | "TRIGGER" | "WEBAPP" | "EDITOR" | "SIMPLE_TRIGGER" | "MENU" | "BATCH_TASK")[];
                /** @description Only executions by people with these levels of access. */
                "userProcessFilter.userAccessLevels"?: ("USER_ACCESS_LEVEL_UNSPECIFIED" | "NONE" | "READ" | "WRITE" | "OWNER")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; this is the answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListUserProcessesResponse"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "script.processes.listScriptProcesses": {
        parameters: {
            query?: {
                /** @description How many entries a page has at most; it may have fewer. */
                pageSize?: number;
                /** @description The nextPageToken of the page before; without it the first page is returned. */
                pageToken?: string;
                /** @description Id of the script whose executions are listed. */
                scriptId?: string;
                /** @description Only executions of this deployment. */
                "scriptProcessFilter.deploymentId"?: string;
                /** @description Only executions that ended at or before this time. */
                "scriptProcessFilter.endTime"?: string;
                /** @description Only executions of this function. */
                "scriptProcessFilter.functionName"?: string;
                /** @description Only executions that started at or after this time. */
                "scriptProcessFilter.startTime"?: string;
                /** @description Only executions in these statuses. */
                "scriptProcessFilter.statuses"?: ("PROCESS_STATUS_UNSPECIFIED" | "RUNNING" | "PAUSED" | "COMPLETED" | "CANCELED" | "FAILED" | "TIMED_OUT" | "UNKNOWN" | "DELAYED" | "EXECUTION_DISABLED")[];
                /** @description Only executions of these types. */
                "scriptProcessFilter.types"?: ("PROCESS_TYPE_UNSPECIFIED" | "ADD_ON" | "EXECUTION_API" | "TIME_DRIVEN" | "TRIGGER" | "WEBAPP" | "EDITOR" | "SIMPLE_TRIGGER" | "MENU" | "BATCH_TASK")[];
                /** @description Only executions by people with these levels of access. */
                "scriptProcessFilter.userAccessLevels"?: ("USER_ACCESS_LEVEL_UNSPECIFIED" | "NONE" | "READ" | "WRITE" | "OWNER")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; this is the answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListScriptProcessesResponse"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "script.projects.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the script project, which is also the id of its file. */
                scriptId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; this is the answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Project"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "script.projects.getMetrics": {
        parameters: {
            query?: {
                /** @description Only use through this deployment. */
                "metricsFilter.deploymentId"?: string;
                /** @description Whether numbers are counted by day or by week. */
                metricsGranularity?: "UNSPECIFIED_GRANULARITY" | "WEEKLY" | "DAILY";
            };
            header?: never;
            path: {
                /** @description Id of the script project, which is also the id of its file. */
                scriptId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; this is the answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Metrics"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "script.projects.deployments.list": {
        parameters: {
            query?: {
                /** @description How many entries a page has at most; it may have fewer. */
                pageSize?: number;
                /** @description The nextPageToken of the page before; without it the first page is returned. */
                pageToken?: string;
            };
            header?: never;
            path: {
                /** @description Id of the script project, which is also the id of its file. */
                scriptId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; this is the answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListDeploymentsResponse"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "script.projects.deployments.create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the script project, which is also the id of its file. */
                scriptId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["DeploymentConfig"];
            };
        };
        responses: {
            /** @description Done; this is the answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deployment"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "script.projects.versions.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the script project, which is also the id of its file. */
                scriptId: string;
                /** @description Number of the version. */
                versionNumber: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; this is the answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Version"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "script.scripts.run": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the script project, which is also the id of its file. */
                scriptId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ExecutionRequest"];
            };
        };
        responses: {
            /** @description Done; this is the answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Operation"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
}

// Generated from the OpenAPI documents by `pnpm generate`. Do not edit.
export interface paths {
    "/v1/projects/{scriptId}/content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["script.projects.getContent"];
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
        get: operations["script.projects.versions.list"];
        put?: never;
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
        get: operations["script.projects.deployments.get"];
        put: operations["script.projects.deployments.update"];
        post?: never;
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
        get: operations["script.projects.deployments.list"];
        put?: never;
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
            entryPointType?: string;
            executionApi?: components["schemas"]["GoogleAppsScriptTypeExecutionApiEntryPoint"];
            webApp?: components["schemas"]["GoogleAppsScriptTypeWebAppEntryPoint"];
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
            createTime?: string;
            functionSet?: components["schemas"]["GoogleAppsScriptTypeFunctionSet"];
            lastModifyUser?: components["schemas"]["GoogleAppsScriptTypeUser"];
            name?: string;
            source?: string;
            type?: string;
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
            access?: string;
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
            access?: string;
            executeAs?: string;
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
            endTime?: string;
            startTime?: string;
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
            createTime?: string;
            creator?: components["schemas"]["GoogleAppsScriptTypeUser"];
            lastModifyUser?: components["schemas"]["GoogleAppsScriptTypeUser"];
            parentId?: string;
            scriptId?: string;
            title?: string;
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
            createTime?: string;
            description?: string;
            scriptId?: string;
            versionNumber?: number;
        };
    };
    responses: never;
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
                versionNumber?: number;
            };
            header?: never;
            path: {
                scriptId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Content"];
                };
            };
        };
    };
    "script.projects.updateContent": {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Content"];
                };
            };
        };
    };
    "script.projects.versions.list": {
        parameters: {
            query?: {
                pageSize?: number;
                pageToken?: string;
            };
            header?: never;
            path: {
                scriptId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListVersionsResponse"];
                };
            };
        };
    };
    "script.projects.versions.create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Version"];
                };
            };
        };
    };
    "script.projects.deployments.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                deploymentId: string;
                scriptId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deployment"];
                };
            };
        };
    };
    "script.projects.deployments.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                deploymentId: string;
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
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deployment"];
                };
            };
        };
    };
    "script.projects.deployments.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                deploymentId: string;
                scriptId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Empty"];
                };
            };
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
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Project"];
                };
            };
        };
    };
    "script.processes.list": {
        parameters: {
            query?: {
                pageSize?: number;
                pageToken?: string;
                "userProcessFilter.deploymentId"?: string;
                "userProcessFilter.endTime"?: string;
                "userProcessFilter.functionName"?: string;
                "userProcessFilter.projectName"?: string;
                "userProcessFilter.scriptId"?: string;
                "userProcessFilter.startTime"?: string;
                "userProcessFilter.statuses"?: ("PROCESS_STATUS_UNSPECIFIED" | "RUNNING" | "PAUSED" | "COMPLETED" | "CANCELED" | "FAILED" | "TIMED_OUT" | "UNKNOWN" | "DELAYED" | "EXECUTION_DISABLED")[];
                "userProcessFilter.types"?: ("PROCESS_TYPE_UNSPECIFIED" | "ADD_ON" | "EXECUTION_API" | "TIME_DRIVEN" | "TRIGGER" | "WEBAPP" | "EDITOR" | "SIMPLE_TRIGGER" | "MENU" | "BATCH_TASK")[];
                "userProcessFilter.userAccessLevels"?: ("USER_ACCESS_LEVEL_UNSPECIFIED" | "NONE" | "READ" | "WRITE" | "OWNER")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListUserProcessesResponse"];
                };
            };
        };
    };
    "script.processes.listScriptProcesses": {
        parameters: {
            query?: {
                pageSize?: number;
                pageToken?: string;
                scriptId?: string;
                "scriptProcessFilter.deploymentId"?: string;
                "scriptProcessFilter.endTime"?: string;
                "scriptProcessFilter.functionName"?: string;
                "scriptProcessFilter.startTime"?: string;
                "scriptProcessFilter.statuses"?: ("PROCESS_STATUS_UNSPECIFIED" | "RUNNING" | "PAUSED" | "COMPLETED" | "CANCELED" | "FAILED" | "TIMED_OUT" | "UNKNOWN" | "DELAYED" | "EXECUTION_DISABLED")[];
                "scriptProcessFilter.types"?: ("PROCESS_TYPE_UNSPECIFIED" | "ADD_ON" | "EXECUTION_API" | "TIME_DRIVEN" | "TRIGGER" | "WEBAPP" | "EDITOR" | "SIMPLE_TRIGGER" | "MENU" | "BATCH_TASK")[];
                "scriptProcessFilter.userAccessLevels"?: ("USER_ACCESS_LEVEL_UNSPECIFIED" | "NONE" | "READ" | "WRITE" | "OWNER")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListScriptProcessesResponse"];
                };
            };
        };
    };
    "script.projects.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                scriptId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Project"];
                };
            };
        };
    };
    "script.projects.getMetrics": {
        parameters: {
            query?: {
                "metricsFilter.deploymentId"?: string;
                metricsGranularity?: "UNSPECIFIED_GRANULARITY" | "WEEKLY" | "DAILY";
            };
            header?: never;
            path: {
                scriptId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Metrics"];
                };
            };
        };
    };
    "script.projects.deployments.list": {
        parameters: {
            query?: {
                pageSize?: number;
                pageToken?: string;
            };
            header?: never;
            path: {
                scriptId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListDeploymentsResponse"];
                };
            };
        };
    };
    "script.projects.deployments.create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deployment"];
                };
            };
        };
    };
    "script.projects.versions.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                scriptId: string;
                versionNumber: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Version"];
                };
            };
        };
    };
    "script.scripts.run": {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Operation"];
                };
            };
        };
    };
}

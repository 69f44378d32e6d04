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
        /** Create a version from the files of a script project */
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
        /** Undeploy a deployment of a script project */
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
        /** Create a script project with only a manifest */
        post: operations["script.projects.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/processes/{processId}:cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stop an execution that is running or waiting */
        post: operations["script.processes.cancel"];
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
        /** Read the metadata of a script project */
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
        /** Read one version of a script project */
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
    "/v1/projects/{scriptId}/triggers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the triggers of a script project */
        get: operations["script.projects.triggers.list"];
        put?: never;
        /** Create a trigger that runs a function on a schedule on behalf of the caller */
        post: operations["script.projects.triggers.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{scriptId}/triggers/{triggerId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a trigger */
        get: operations["script.projects.triggers.get"];
        put?: never;
        post?: never;
        /** Delete a trigger; it can be restored for 30 days */
        delete: operations["script.projects.triggers.delete"];
        options?: never;
        head?: never;
        /** Change a trigger, or switch it on or off */
        patch: operations["script.projects.triggers.update"];
        trace?: never;
    };
    "/v1/projects/{scriptId}/triggers/{triggerId}:undelete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restore a deleted trigger */
        post: operations["script.projects.triggers.undelete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{scriptId}/properties": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the script properties of a project without their values */
        get: operations["script.projects.properties.list"];
        put?: never;
        /** Add a script property */
        post: operations["script.projects.properties.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{scriptId}/properties/{propertyName}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a script property with its value */
        get: operations["script.projects.properties.get"];
        put?: never;
        post?: never;
        /** Delete a script property */
        delete: operations["script.projects.properties.delete"];
        options?: never;
        head?: never;
        /** Change the value of a script property */
        patch: operations["script.projects.properties.update"];
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description All files of a project, now or at a version. */
        Content: {
            /** @description The files, in the order in which they are loaded. One of them is the manifest: appsscript, of type JSON. */
            files?: components["schemas"]["File"][];
            /** @description ID of the project. */
            scriptId?: string;
        };
        /** @description A project to create. */
        CreateProjectRequest: {
            /** @description ID of the document that the project is bound to; without one it is standalone. */
            parentId?: string;
            /** @description Name of the project. */
            title?: string;
        };
        /** @description A version of a project that people and programs can use. */
        Deployment: {
            /** @description What is deployed. */
            deploymentConfig?: components["schemas"]["DeploymentConfig"];
            /** @description ID of the deployment. */
            deploymentId?: string;
            /** @description The entry points of the deployment, from its manifest. */
            entryPoints?: components["schemas"]["EntryPoint"][];
            /**
             * Format: date-time
             * @description When the deployment was created or last changed.
             */
            updateTime?: string;
        };
        /** @description What a deployment deploys. */
        DeploymentConfig: {
            /** @description What the deployment is for. */
            description?: string;
            /** @description Name of the manifest without extension: appsscript. */
            manifestFileName?: string;
            /** @description ID of the project. */
            scriptId?: string;
            /** @description Number of the deployed version; absent for the deployment that always serves the latest files. */
            versionNumber?: number;
        };
        /** @description An empty response. */
        Empty: Record<string, never>;
        /** @description An entry point of a deployment. */
        EntryPoint: {
            /** @description The add-on, for ADD_ON. */
            addOn?: components["schemas"]["GoogleAppsScriptTypeAddOnEntryPoint"];
            /**
             * @description Which of the other fields describes the entry point.
             * @enum {string}
             */
            entryPointType?: "ENTRY_POINT_TYPE_UNSPECIFIED" | "WEB_APP" | "EXECUTION_API" | "ADD_ON";
            /** @description The API executable, for EXECUTION_API. */
            executionApi?: components["schemas"]["GoogleAppsScriptTypeExecutionApiEntryPoint"];
            /** @description The web app, for WEB_APP. */
            webApp?: components["schemas"]["GoogleAppsScriptTypeWebAppEntryPoint"];
        };
        /** @description One error. Programs should act on its reason. */
        ErrorDetail: {
            /** @description Part of the service that the reason belongs to. */
            domain: string;
            /** @description Name of the error, such as notFound. */
            reason: string;
            /** @description Human-readable message. */
            message: string;
            /** @description Name of the parameter or header at fault. */
            location?: string;
            /**
             * @description What the location names.
             * @enum {string}
             */
            locationType?: "parameter" | "header";
        };
        /** @description The response to a request that was refused or failed. */
        ErrorEnvelope: {
            /** @description Why the request was refused or failed. */
            error: {
                /** @description HTTP status. */
                code: number;
                /** @description Human-readable message. */
                message: string;
                /** @description Canonical name of the status, such as NOT_FOUND. */
                status?: string;
                /** @description The errors; act on the first one. */
                errors?: components["schemas"]["ErrorDetail"][];
                /** @description Typed details (google.rpc). */
                details?: {
                    [key: string]: unknown;
                }[];
            };
        };
        /** @description Why a function that was run did not return. */
        ExecutionError: {
            /** @description Message of the error, with the name of its class in front. */
            errorMessage?: string;
            /** @description Name of the class of the error. */
            errorType?: string;
            /** @description Where in the script it happened, innermost call first. */
            scriptStackTraceElements?: components["schemas"]["ScriptStackTraceElement"][];
        };
        /** @description Which function is to be run, and with what. */
        ExecutionRequest: {
            /** @description Whether the latest files run instead of the deployed version; for people who may edit the project. */
            devMode?: boolean;
            /** @description Name of the function, without parentheses. Required. */
            function?: string;
            /** @description Arguments of the function, in order; plain JSON values. */
            parameters?: unknown[];
            /**
             * @deprecated
             * @description Ignored.
             */
            sessionState?: string;
        };
        /** @description What a function that was run returned. */
        ExecutionResponse: {
            /** @description The returned value, as plain JSON; absent when there is none. */
            result?: unknown;
        };
        /** @description One file of a project. */
        File: {
            /**
             * Format: date-time
             * @description When the file was added to the project.
             */
            readonly createTime?: string;
            /** @description The functions at the top level of a script file. */
            readonly functionSet?: components["schemas"]["GoogleAppsScriptTypeFunctionSet"];
            /** @description Who changed the file last. */
            readonly lastModifyUser?: components["schemas"]["GoogleAppsScriptTypeUser"];
            /** @description Name without extension, unique in the project whatever the type; may contain slashes. */
            name?: string;
            /** @description The source of the file. */
            source?: string;
            /**
             * @description What the file holds: script, page or manifest.
             * @enum {string}
             */
            type?: "ENUM_TYPE_UNSPECIFIED" | "SERVER_JS" | "HTML" | "JSON";
            /**
             * Format: date-time
             * @description When the file was last changed.
             */
            readonly updateTime?: string;
        };
        /** @description A deployment used as an add-on. */
        GoogleAppsScriptTypeAddOnEntryPoint: {
            /** @description Add-on type. */
            addOnType?: string;
            /** @description What the add-on does. */
            description?: string;
            /** @description URL of a help page. */
            helpUrl?: string;
            /** @description URL of the page shown after installation. */
            postInstallTipUrl?: string;
            /** @description URL for reporting problems. */
            reportIssueUrl?: string;
            /** @description Name of the add-on. */
            title?: string;
        };
        /** @description Who may use an API executable. */
        GoogleAppsScriptTypeExecutionApiConfig: {
            /**
             * @description Who may run functions.
             * @enum {string}
             */
            access?: "UNKNOWN_ACCESS" | "MYSELF" | "DOMAIN" | "ANYONE" | "ANYONE_ANONYMOUS";
        };
        /** @description A deployment used as an API executable. */
        GoogleAppsScriptTypeExecutionApiEntryPoint: {
            /** @description Who may use it. */
            entryPointConfig?: components["schemas"]["GoogleAppsScriptTypeExecutionApiConfig"];
        };
        /** @description One function of a script file. */
        GoogleAppsScriptTypeFunction: {
            /** @description Name of the function. */
            name?: string;
            /** @description Names of its parameters, in order. */
            parameters?: string[];
        };
        /** @description The functions of a script file. */
        GoogleAppsScriptTypeFunctionSet: {
            /** @description The functions, in the order of the file. */
            values?: components["schemas"]["GoogleAppsScriptTypeFunction"][];
        };
        /** @description One execution of a script. */
        GoogleAppsScriptTypeProcess: {
            /** @description Seconds as a decimal with the suffix s; absent while the execution has not ended. */
            duration?: string;
            /** @description Function that ran. */
            functionName?: string;
            /**
             * @description Status of the execution.
             * @enum {string}
             */
            processStatus?: "PROCESS_STATUS_UNSPECIFIED" | "RUNNING" | "PAUSED" | "COMPLETED" | "CANCELED" | "FAILED" | "TIMED_OUT" | "UNKNOWN" | "DELAYED" | "EXECUTION_DISABLED";
            /**
             * @description What made the script run.
             * @enum {string}
             */
            processType?: "PROCESS_TYPE_UNSPECIFIED" | "ADD_ON" | "EXECUTION_API" | "TIME_DRIVEN" | "TRIGGER" | "WEBAPP" | "EDITOR" | "SIMPLE_TRIGGER" | "MENU" | "BATCH_TASK";
            /** @description Name of the project that ran. */
            projectName?: string;
            /** @description Version of the language the script ran in. */
            runtimeVersion?: string;
            /**
             * Format: date-time
             * @description When the execution started.
             */
            startTime?: string;
            /**
             * @description The caller’s access to the script.
             * @enum {string}
             */
            userAccessLevel?: "USER_ACCESS_LEVEL_UNSPECIFIED" | "NONE" | "READ" | "WRITE" | "OWNER";
            /** @description Identifies this execution. Sent by the embedded service only. */
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
            /** @description Why it failed. */
            error?: components["schemas"]["ProcessError"];
            /** @description Oldest first. Sent by the embedded service only, and only when fields names it. */
            logs?: components["schemas"]["ProcessLogEntry"][];
        };
        /** @description A person, as the scripting service shows people. */
        GoogleAppsScriptTypeUser: {
            /** @description Domain of the person’s organisation. */
            domain?: string;
            /** @description Email address. */
            email?: string;
            /** @description Display name. */
            name?: string;
            /** @description URL of a photo. */
            photoUrl?: string;
        };
        /** @description Who may open a web app, and whose rights it has. */
        GoogleAppsScriptTypeWebAppConfig: {
            /**
             * @description Who may open it.
             * @enum {string}
             */
            access?: "UNKNOWN_ACCESS" | "MYSELF" | "DOMAIN" | "ANYONE" | "ANYONE_ANONYMOUS";
            /**
             * @description Whose rights it has: its user’s or its deployer’s.
             * @enum {string}
             */
            executeAs?: "UNKNOWN_EXECUTE_AS" | "USER_ACCESSING" | "USER_DEPLOYING";
        };
        /** @description A deployment used as a web app. */
        GoogleAppsScriptTypeWebAppEntryPoint: {
            /** @description Who may open it, and whose rights it has. */
            entryPointConfig?: components["schemas"]["GoogleAppsScriptTypeWebAppConfig"];
            /** @description Address of the web app. */
            url?: string;
        };
        /** @description A page of deployments. */
        ListDeploymentsResponse: {
            /** @description The deployments of this page; absent when there are none. */
            deployments?: components["schemas"]["Deployment"][];
            /** @description Token of the next page; absent on the last one. */
            nextPageToken?: string;
        };
        /** @description The script properties of a project. */
        ListPropertiesResponse: {
            /** @description The properties in the order of their names, without values. */
            properties?: components["schemas"]["ScriptProperty"][];
        };
        /** @description A page of the executions of one script. */
        ListScriptProcessesResponse: {
            /** @description Token of the next page; absent on the last one. */
            nextPageToken?: string;
            /** @description The executions of this page, latest first; absent when there are none. */
            processes?: components["schemas"]["GoogleAppsScriptTypeProcess"][];
        };
        /** @description The triggers of a project. */
        ListTriggersResponse: {
            /** @description The triggers, those that run next first; disabled ones last. */
            triggers?: components["schemas"]["Trigger"][];
        };
        /** @description A page of executions in any project. */
        ListUserProcessesResponse: {
            /** @description Token of the next page; absent on the last one. */
            nextPageToken?: string;
            /** @description The executions of this page, latest first; absent when there are none. */
            processes?: components["schemas"]["GoogleAppsScriptTypeProcess"][];
        };
        /** @description A page of versions. */
        ListVersionsResponse: {
            /** @description Token of the next page; absent on the last one. */
            nextPageToken?: string;
            /** @description The versions of this page; absent when there are none. */
            versions?: components["schemas"]["Version"][];
        };
        /** @description How much a script is used, interval by interval. */
        Metrics: {
            /** @description How many people used the script. */
            activeUsers?: components["schemas"]["MetricsValue"][];
            /** @description How many executions failed. */
            failedExecutions?: components["schemas"]["MetricsValue"][];
            /** @description How many executions there were. */
            totalExecutions?: components["schemas"]["MetricsValue"][];
        };
        /** @description A number for one time interval. */
        MetricsValue: {
            /**
             * Format: date-time
             * @description End of the interval, exclusive.
             */
            endTime?: string;
            /**
             * Format: date-time
             * @description Start of the interval.
             */
            startTime?: string;
            /**
             * Format: int64
             * @description The number, as decimal text.
             */
            value?: string;
        };
        /** @description The outcome of a function that was run; it has either a response or an error. */
        Operation: {
            /** @description Always true: the response is sent when the run has ended. */
            done?: boolean;
            /** @description Why the function did not return. */
            error?: components["schemas"]["Status"];
            /** @description What the function returned (ExecutionResponse), with its @type. */
            response?: {
                [key: string]: unknown;
            };
            /** @description Identifies the execution. Sent by the embedded service only. */
            processId?: string;
        };
        /** @description Why an execution failed. Sent by the embedded service only, and only when fields names it. */
        ProcessError: {
            /** @description Name of the error class. */
            type?: string;
            /** @description Message of the error. */
            message?: string;
            /** @description Innermost frame first. */
            stack?: components["schemas"]["ProcessStackFrame"][];
        };
        /** @description One line that a script wrote to its log. */
        ProcessLogEntry: {
            /**
             * Format: date-time
             * @description When the line was written.
             */
            time?: string;
            /**
             * @description Severity of the line.
             * @enum {string}
             */
            level?: "DEBUG" | "INFO" | "WARNING" | "ERROR";
            /** @description The line. */
            text?: string;
        };
        /** @description One frame of the stack of a failed execution. */
        ProcessStackFrame: {
            /** @description Function that was called. */
            function?: string;
            /** @description Name of the script file, without extension. */
            file?: string;
            /** @description Counted from 1. */
            lineNumber?: number;
        };
        /** @description A script project. */
        Project: {
            /**
             * Format: date-time
             * @description When the project was created.
             */
            createTime?: string;
            /** @description Who created it. */
            creator?: components["schemas"]["GoogleAppsScriptTypeUser"];
            /** @description Who changed it last. */
            lastModifyUser?: components["schemas"]["GoogleAppsScriptTypeUser"];
            /** @description ID of the document that the project is bound to; absent when it is standalone. */
            parentId?: string;
            /** @description ID of the project, which is also the ID of its file. */
            scriptId?: string;
            /** @description Name of the project. */
            title?: string;
            /**
             * Format: date-time
             * @description When the project was last changed.
             */
            updateTime?: string;
        };
        /** @description A value that a script keeps between its runs, in its script properties. */
        ScriptProperty: {
            /** @description Name of the property. */
            name?: string;
            /** @description Value of the property, which may be a secret. Lists leave it out. */
            secretValue?: string;
            /** @description Size of the value in bytes of UTF-8. */
            readonly valueBytes?: number;
            /**
             * Format: date-time
             * @description When the property was last changed; absent for one from before that was recorded.
             */
            readonly updateTime?: string;
            /** @description Who changed the property last, or on whose behalf the run that did so ran. */
            readonly lastModifyUser?: components["schemas"]["GoogleAppsScriptTypeUser"];
        };
        /** @description One frame of the stack of a failed function. */
        ScriptStackTraceElement: {
            /** @description Function that was called. */
            function?: string;
            /** @description Line, counted from 1. */
            lineNumber?: number;
        };
        /** @description Why an operation failed (google.rpc.Status). */
        Status: {
            /** @description 3 for an exception in the script, 10 for one that ran too long, 1 for one that was cancelled. */
            code?: number;
            /** @description Exactly one ExecutionError, with its @type. */
            details?: unknown;
            /** @description Name of the error, for developers. */
            message?: string;
        };
        /** @description A function that runs by itself on a schedule, on behalf of the person who created the trigger. */
        Trigger: {
            /** @description ID of the trigger. */
            readonly triggerId?: string;
            /** @description Function of the latest saved code that runs. */
            functionName?: string;
            /** @description How often it runs. */
            schedule?: components["schemas"]["TriggerSchedule"];
            /**
             * Format: date-time
             * @description When it runs next. One that is not given follows from the schedule; a trigger that runs once needs one.
             */
            nextRunTime?: string;
            /** @description Whether it is switched off. */
            disabled?: boolean;
            /** @description On whose behalf it runs. */
            readonly owner?: components["schemas"]["GoogleAppsScriptTypeUser"];
            /** @description The run that began last. */
            readonly lastRun?: components["schemas"]["TriggerRun"];
            /**
             * Format: date-time
             * @description When the trigger was created.
             */
            readonly createTime?: string;
            /**
             * Format: date-time
             * @description When the trigger was last changed.
             */
            readonly updateTime?: string;
            /** @description Who changed the trigger last. */
            readonly lastModifyUser?: components["schemas"]["GoogleAppsScriptTypeUser"];
        };
        /** @description A run of a trigger. */
        TriggerRun: {
            /** @description ID of the process. */
            processId?: string;
            /**
             * @description Status of the execution.
             * @enum {string}
             */
            processStatus?: "PROCESS_STATUS_UNSPECIFIED" | "RUNNING" | "PAUSED" | "COMPLETED" | "CANCELED" | "FAILED" | "TIMED_OUT" | "UNKNOWN" | "DELAYED" | "EXECUTION_DISABLED";
            /**
             * Format: date-time
             * @description When it began.
             */
            startTime?: string;
        };
        /** @description How often a trigger runs. */
        TriggerSchedule: {
            /**
             * @description The unit of the interval, or ONCE for a trigger that is removed when it has run. MONTHS repeats on the day of the month of the next run, or on the last day of a shorter month.
             * @enum {string}
             */
            repeat?: "ONCE" | "MINUTES" | "HOURS" | "DAYS" | "WEEKS" | "MONTHS";
            /** @description Units from one run to the next; 1 when absent. MONTHS has 1. */
            interval?: number;
        };
        /** @description A change of a deployment. */
        UpdateDeploymentRequest: {
            /** @description What is deployed from now on; it replaces what was deployed. */
            deploymentConfig?: components["schemas"]["DeploymentConfig"];
        };
        /** @description The files of a project as they were at one time; immutable. */
        Version: {
            /**
             * Format: date-time
             * @description When the version was created.
             */
            readonly createTime?: string;
            /** @description Description of the version. */
            description?: string;
            /** @description ID of the project. */
            readonly scriptId?: string;
            /** @description Number of the version in its project, counted from 1. */
            readonly versionNumber?: number;
        };
    };
    responses: {
        /** @description Error */
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
                /** @description ID of the script project, which is also the ID of its file. */
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
            default: components["responses"]["Error"];
        };
    };
    "script.projects.updateContent": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the script project, which is also the ID of its file. */
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
            default: components["responses"]["Error"];
        };
    };
    "script.projects.versions.list": {
        parameters: {
            query?: {
                /** @description Maximum number of entries per page; a page may have fewer. 0 lets the service decide. */
                pageSize?: number;
                /** @description The nextPageToken of the previous page; without it, the first page is returned. */
                pageToken?: string;
            };
            header?: never;
            path: {
                /** @description ID of the script project, which is also the ID of its file. */
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
            default: components["responses"]["Error"];
        };
    };
    "script.projects.versions.create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the script project, which is also the ID of its file. */
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
            default: components["responses"]["Error"];
        };
    };
    "script.projects.deployments.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the deployment. */
                deploymentId: string;
                /** @description ID of the script project, which is also the ID of its file. */
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
            default: components["responses"]["Error"];
        };
    };
    "script.projects.deployments.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the deployment. */
                deploymentId: string;
                /** @description ID of the script project, which is also the ID of its file. */
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
            default: components["responses"]["Error"];
        };
    };
    "script.projects.deployments.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the deployment. */
                deploymentId: string;
                /** @description ID of the script project, which is also the ID of its file. */
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
            /** @description OK */
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
    "script.processes.cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the execution. */
                processId: string;
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
            default: components["responses"]["Error"];
        };
    };
    "script.processes.list": {
        parameters: {
            query?: {
                /** @description Maximum number of entries per page; a page may have fewer. 0 lets the service decide. */
                pageSize?: number;
                /** @description The nextPageToken of the previous page; without it, the first page is returned. */
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
            /** @description OK */
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
                /** @description Maximum number of entries per page; a page may have fewer. 0 lets the service decide. */
                pageSize?: number;
                /** @description The nextPageToken of the previous page; without it, the first page is returned. */
                pageToken?: string;
                /** @description ID of the script whose executions are listed. */
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
            /** @description OK */
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
                /** @description ID of the script project, which is also the ID of its file. */
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
            default: components["responses"]["Error"];
        };
    };
    "script.projects.getMetrics": {
        parameters: {
            query?: {
                /** @description Only use through this deployment. */
                "metricsFilter.deploymentId"?: string;
                /** @description Whether metrics are by day or by week. */
                metricsGranularity?: "UNSPECIFIED_GRANULARITY" | "WEEKLY" | "DAILY";
            };
            header?: never;
            path: {
                /** @description ID of the script project, which is also the ID of its file. */
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
            default: components["responses"]["Error"];
        };
    };
    "script.projects.deployments.list": {
        parameters: {
            query?: {
                /** @description Maximum number of entries per page; a page may have fewer. 0 lets the service decide. */
                pageSize?: number;
                /** @description The nextPageToken of the previous page; without it, the first page is returned. */
                pageToken?: string;
            };
            header?: never;
            path: {
                /** @description ID of the script project, which is also the ID of its file. */
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
            default: components["responses"]["Error"];
        };
    };
    "script.projects.deployments.create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the script project, which is also the ID of its file. */
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
            default: components["responses"]["Error"];
        };
    };
    "script.projects.versions.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the script project, which is also the ID of its file. */
                scriptId: string;
                /** @description Number of the version. */
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
            default: components["responses"]["Error"];
        };
    };
    "script.scripts.run": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the script project, or of the one of its deployments that is to be run. */
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
            default: components["responses"]["Error"];
        };
    };
    "script.projects.triggers.list": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the script project, which is also the ID of its file. */
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
                    "application/json": components["schemas"]["ListTriggersResponse"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "script.projects.triggers.create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the script project, which is also the ID of its file. */
                scriptId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Trigger"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trigger"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "script.projects.triggers.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the script project, which is also the ID of its file. */
                scriptId: string;
                /** @description ID of the trigger. */
                triggerId: string;
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
                    "application/json": components["schemas"]["Trigger"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "script.projects.triggers.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the script project, which is also the ID of its file. */
                scriptId: string;
                /** @description ID of the trigger. */
                triggerId: string;
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
            default: components["responses"]["Error"];
        };
    };
    "script.projects.triggers.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the script project, which is also the ID of its file. */
                scriptId: string;
                /** @description ID of the trigger. */
                triggerId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Trigger"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trigger"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "script.projects.triggers.undelete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the script project, which is also the ID of its file. */
                scriptId: string;
                /** @description ID of the trigger. */
                triggerId: string;
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
                    "application/json": components["schemas"]["Trigger"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "script.projects.properties.list": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the script project, which is also the ID of its file. */
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
                    "application/json": components["schemas"]["ListPropertiesResponse"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "script.projects.properties.create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the script project, which is also the ID of its file. */
                scriptId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ScriptProperty"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScriptProperty"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "script.projects.properties.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the script project, which is also the ID of its file. */
                scriptId: string;
                /** @description Name of the property. */
                propertyName: string;
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
                    "application/json": components["schemas"]["ScriptProperty"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "script.projects.properties.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the script project, which is also the ID of its file. */
                scriptId: string;
                /** @description Name of the property. */
                propertyName: string;
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
            default: components["responses"]["Error"];
        };
    };
    "script.projects.properties.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the script project, which is also the ID of its file. */
                scriptId: string;
                /** @description Name of the property. */
                propertyName: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ScriptProperty"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScriptProperty"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
}

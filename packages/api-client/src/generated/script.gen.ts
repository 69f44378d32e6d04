// Generated from the OpenAPI documents by `pnpm generate`. Do not edit.
export interface paths {
    "/v1/projects/{scriptId}/content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the current files of a script project, or those of a version */
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
        /** Read a deployment of a script project */
        get: operations["script.projects.deployments.get"];
        /** Change the version or description of a deployment */
        put: operations["script.projects.deployments.update"];
        post?: never;
        /** Delete a deployment of a script project */
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
        /** Create a script project that contains only a manifest */
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
        /** Stop a running or pending process */
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
        /** List the processes started by the caller or on the caller’s behalf */
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
        /** List the processes of one script */
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
        /** Read the numbers of runs and users of a script */
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
        /** Read a version of a script project */
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
        /** Delete a trigger, which can be restored for 30 days */
        delete: operations["script.projects.triggers.delete"];
        options?: never;
        head?: never;
        /** Change, enable or disable a trigger */
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
        /** @description The files of a project: the current ones, or those of a version. */
        Content: {
            /** @description The files, in the order in which they are loaded. They include the manifest, a file of type JSON named appsscript. */
            files?: components["schemas"]["File"][];
            /** @description ID of the project. */
            scriptId?: string;
        };
        /** @description A project to create. */
        CreateProjectRequest: {
            /** @description ID of the document that the project is bound to. Absent for a standalone project. */
            parentId?: string;
            /** @description Name of the project. */
            title?: string;
        };
        /** @description A version of a project that is available to users and programs. */
        Deployment: {
            /** @description Configuration of the deployment. */
            deploymentConfig?: components["schemas"]["DeploymentConfig"];
            /** @description ID of the deployment. */
            deploymentId?: string;
            /** @description Entry points of the deployment, as declared in its manifest. */
            entryPoints?: components["schemas"]["EntryPoint"][];
            /**
             * Format: date-time
             * @description Time of the last change, or creation time.
             */
            updateTime?: string;
        };
        /** @description Configuration of a deployment. */
        DeploymentConfig: {
            /** @description Purpose of the deployment. */
            description?: string;
            /** @description Name of the manifest, without extension: appsscript. */
            manifestFileName?: string;
            /** @description ID of the project. */
            scriptId?: string;
            /** @description Number of the deployed version. Absent for the deployment that always serves the latest files. */
            versionNumber?: number;
        };
        /** @description An empty response. */
        Empty: Record<string, never>;
        /** @description An entry point of a deployment. */
        EntryPoint: {
            /** @description The add-on. Only for the type ADD_ON. */
            addOn?: components["schemas"]["GoogleAppsScriptTypeAddOnEntryPoint"];
            /**
             * @description Type of the entry point, which determines the field that describes it.
             * @enum {string}
             */
            entryPointType?: "ENTRY_POINT_TYPE_UNSPECIFIED" | "WEB_APP" | "EXECUTION_API" | "ADD_ON";
            /** @description The API executable. Only for the type EXECUTION_API. */
            executionApi?: components["schemas"]["GoogleAppsScriptTypeExecutionApiEntryPoint"];
            /** @description The web app. Only for the type WEB_APP. */
            webApp?: components["schemas"]["GoogleAppsScriptTypeWebAppEntryPoint"];
        };
        /** @description An error. Programs should evaluate its reason. */
        ErrorDetail: {
            /** @description Domain of the reason. */
            domain: string;
            /** @description Name of the error, such as notFound. */
            reason: string;
            /** @description Human-readable message. */
            message: string;
            /** @description Name of the parameter or header that caused the error. */
            location?: string;
            /**
             * @description Type of the location.
             * @enum {string}
             */
            locationType?: "parameter" | "header";
        };
        /** @description Response to a rejected or failed request. */
        ErrorEnvelope: {
            /** @description Details of the rejection or failure. */
            error: {
                /** @description HTTP status code. */
                code: number;
                /** @description Human-readable message. */
                message: string;
                /** @description Canonical name of the status, such as NOT_FOUND. */
                status?: string;
                /** @description The errors. Programs should evaluate the first one. */
                errors?: components["schemas"]["ErrorDetail"][];
                /** @description Typed details (google.rpc). */
                details?: {
                    [key: string]: unknown;
                }[];
            };
        };
        /** @description Reason why a function did not return. */
        ExecutionError: {
            /** @description Error message, preceded by the name of the error class. */
            errorMessage?: string;
            /** @description Name of the error class. */
            errorType?: string;
            /** @description Stack trace of the error, innermost call first. */
            scriptStackTraceElements?: components["schemas"]["ScriptStackTraceElement"][];
        };
        /** @description The function to run, and its arguments. */
        ExecutionRequest: {
            /** @description Whether to run the latest files instead of the deployed version. Only for users who can edit the project. */
            devMode?: boolean;
            /** @description Name of the function, without parentheses. Required. */
            function?: string;
            /** @description Arguments of the function, in order, as plain JSON values. */
            parameters?: unknown[];
            /**
             * @deprecated
             * @description Ignored.
             */
            sessionState?: string;
        };
        /** @description Result of a function. */
        ExecutionResponse: {
            /** @description The returned value, as plain JSON. Absent if the function returned none. */
            result?: unknown;
        };
        /** @description A file of a project. */
        File: {
            /**
             * Format: date-time
             * @description Time at which the file was added to the project.
             */
            readonly createTime?: string;
            /** @description Top-level functions of a script file. */
            readonly functionSet?: components["schemas"]["GoogleAppsScriptTypeFunctionSet"];
            /** @description User who last changed the file. */
            readonly lastModifyUser?: components["schemas"]["GoogleAppsScriptTypeUser"];
            /** @description Name without extension. Unique among all files of the project. May contain slashes. */
            name?: string;
            /** @description Source text of the file. */
            source?: string;
            /**
             * @description Type of the file: script, page or manifest.
             * @enum {string}
             */
            type?: "ENUM_TYPE_UNSPECIFIED" | "SERVER_JS" | "HTML" | "JSON";
            /**
             * Format: date-time
             * @description Time of the last change.
             */
            readonly updateTime?: string;
        };
        /** @description A deployment used as an add-on. */
        GoogleAppsScriptTypeAddOnEntryPoint: {
            /** @description Add-on type. */
            addOnType?: string;
            /** @description Description of the add-on. */
            description?: string;
            /** @description URL of the help page. */
            helpUrl?: string;
            /** @description URL of the page shown after installation. */
            postInstallTipUrl?: string;
            /** @description URL for reporting problems. */
            reportIssueUrl?: string;
            /** @description Name of the add-on. */
            title?: string;
        };
        /** @description Access settings of an API executable. */
        GoogleAppsScriptTypeExecutionApiConfig: {
            /**
             * @description Users who can run functions.
             * @enum {string}
             */
            access?: "UNKNOWN_ACCESS" | "MYSELF" | "DOMAIN" | "ANYONE" | "ANYONE_ANONYMOUS";
        };
        /** @description A deployment used as an API executable. */
        GoogleAppsScriptTypeExecutionApiEntryPoint: {
            /** @description Access settings of the API executable. */
            entryPointConfig?: components["schemas"]["GoogleAppsScriptTypeExecutionApiConfig"];
        };
        /** @description A function of a script file. */
        GoogleAppsScriptTypeFunction: {
            /** @description Name of the function. */
            name?: string;
            /** @description Names of the parameters, in order. */
            parameters?: string[];
        };
        /** @description The functions of a script file. */
        GoogleAppsScriptTypeFunctionSet: {
            /** @description The functions, in the order of the file. */
            values?: components["schemas"]["GoogleAppsScriptTypeFunction"][];
        };
        /** @description A process of a script. */
        GoogleAppsScriptTypeProcess: {
            /** @description Duration in seconds, as a decimal number with the suffix s. Absent until the process ends. */
            duration?: string;
            /** @description Name of the function that ran. */
            functionName?: string;
            /**
             * @description Status of the process.
             * @enum {string}
             */
            processStatus?: "PROCESS_STATUS_UNSPECIFIED" | "RUNNING" | "PAUSED" | "COMPLETED" | "CANCELED" | "FAILED" | "TIMED_OUT" | "UNKNOWN" | "DELAYED" | "EXECUTION_DISABLED";
            /**
             * @description Origin of the process.
             * @enum {string}
             */
            processType?: "PROCESS_TYPE_UNSPECIFIED" | "ADD_ON" | "EXECUTION_API" | "TIME_DRIVEN" | "TRIGGER" | "WEBAPP" | "EDITOR" | "SIMPLE_TRIGGER" | "MENU" | "BATCH_TASK";
            /** @description Name of the project that ran. */
            projectName?: string;
            /** @description Runtime version of the process. */
            runtimeVersion?: string;
            /**
             * Format: date-time
             * @description Start time.
             */
            startTime?: string;
            /**
             * @description The caller’s access to the script.
             * @enum {string}
             */
            userAccessLevel?: "USER_ACCESS_LEVEL_UNSPECIFIED" | "NONE" | "READ" | "WRITE" | "OWNER";
            /** @description ID of the process. Returned by the embedded service only. */
            processId?: string;
            /** @description ID of the project that ran. Returned by the embedded service only. */
            scriptId?: string;
            /** @description ID of the deployment that ran, if any. Returned by the embedded service only. */
            deploymentId?: string;
            /**
             * Format: date-time
             * @description End time. Absent until the process ends. Returned by the embedded service only.
             */
            endTime?: string;
            /** @description Error that ended the process. */
            error?: components["schemas"]["ProcessError"];
            /** @description Log entries, oldest first. Returned by the embedded service only, and only if requested by fields. */
            logs?: components["schemas"]["ProcessLogEntry"][];
        };
        /** @description A user of the scripting service. */
        GoogleAppsScriptTypeUser: {
            /** @description Domain of the user’s organisation. */
            domain?: string;
            /** @description Email address. */
            email?: string;
            /** @description Display name. */
            name?: string;
            /** @description URL of the profile photo. */
            photoUrl?: string;
        };
        /** @description Access settings and identity of a web app. */
        GoogleAppsScriptTypeWebAppConfig: {
            /**
             * @description Users who can open the web app.
             * @enum {string}
             */
            access?: "UNKNOWN_ACCESS" | "MYSELF" | "DOMAIN" | "ANYONE" | "ANYONE_ANONYMOUS";
            /**
             * @description User that the web app runs as: the visitor or the deployer.
             * @enum {string}
             */
            executeAs?: "UNKNOWN_EXECUTE_AS" | "USER_ACCESSING" | "USER_DEPLOYING";
        };
        /** @description A deployment used as a web app. */
        GoogleAppsScriptTypeWebAppEntryPoint: {
            /** @description Access settings and identity of the web app. */
            entryPointConfig?: components["schemas"]["GoogleAppsScriptTypeWebAppConfig"];
            /** @description URL of the web app. */
            url?: string;
        };
        /** @description A page of deployments. */
        ListDeploymentsResponse: {
            /** @description The deployments of this page. Absent if there are none. */
            deployments?: components["schemas"]["Deployment"][];
            /** @description Token of the next page. Absent on the last page. */
            nextPageToken?: string;
        };
        /** @description The script properties of a project. */
        ListPropertiesResponse: {
            /** @description The properties in order of their names, without their values. */
            properties?: components["schemas"]["ScriptProperty"][];
        };
        /** @description A page of the processes of one script. */
        ListScriptProcessesResponse: {
            /** @description Token of the next page. Absent on the last page. */
            nextPageToken?: string;
            /** @description The processes of this page, latest first. Absent if there are none. */
            processes?: components["schemas"]["GoogleAppsScriptTypeProcess"][];
        };
        /** @description The triggers of a project. */
        ListTriggersResponse: {
            /** @description The triggers in order of their next run, disabled ones last. */
            triggers?: components["schemas"]["Trigger"][];
        };
        /** @description A page of processes in all projects. */
        ListUserProcessesResponse: {
            /** @description Token of the next page. Absent on the last page. */
            nextPageToken?: string;
            /** @description The processes of this page, latest first. Absent if there are none. */
            processes?: components["schemas"]["GoogleAppsScriptTypeProcess"][];
        };
        /** @description A page of versions. */
        ListVersionsResponse: {
            /** @description Token of the next page. Absent on the last page. */
            nextPageToken?: string;
            /** @description The versions of this page. Absent if there are none. */
            versions?: components["schemas"]["Version"][];
        };
        /** @description Usage of a script, by time interval. */
        Metrics: {
            /** @description Numbers of users. */
            activeUsers?: components["schemas"]["MetricsValue"][];
            /** @description Numbers of failed runs. */
            failedExecutions?: components["schemas"]["MetricsValue"][];
            /** @description Numbers of runs. */
            totalExecutions?: components["schemas"]["MetricsValue"][];
        };
        /** @description A value for one time interval. */
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
             * @description The value, as a decimal string.
             */
            value?: string;
        };
        /** @description Outcome of a function. It has either a response or an error. */
        Operation: {
            /** @description Whether the run has ended. Always true, because the response is returned at its end. */
            done?: boolean;
            /** @description Reason why the function did not return. */
            error?: components["schemas"]["Status"];
            /** @description Result of the function (ExecutionResponse), with its @type. */
            response?: {
                [key: string]: unknown;
            };
            /** @description ID of the process. Returned by the embedded service only. */
            processId?: string;
        };
        /** @description Error that ended a process. Returned by the embedded service only, and only if requested by fields. */
        ProcessError: {
            /** @description Name of the error class. */
            type?: string;
            /** @description Error message. */
            message?: string;
            /** @description Stack frames, innermost first. */
            stack?: components["schemas"]["ProcessStackFrame"][];
        };
        /** @description A log entry of a script. */
        ProcessLogEntry: {
            /**
             * Format: date-time
             * @description Time at which the entry was written.
             */
            time?: string;
            /**
             * @description Severity of the entry.
             * @enum {string}
             */
            level?: "DEBUG" | "INFO" | "WARNING" | "ERROR";
            /** @description Text of the entry. */
            text?: string;
        };
        /** @description A stack frame of a failed process. */
        ProcessStackFrame: {
            /** @description Name of the called function. */
            function?: string;
            /** @description Name of the script file, without extension. */
            file?: string;
            /** @description Line number, starting at 1. */
            lineNumber?: number;
        };
        /** @description A script project. */
        Project: {
            /**
             * Format: date-time
             * @description Creation time.
             */
            createTime?: string;
            /** @description User who created the project. */
            creator?: components["schemas"]["GoogleAppsScriptTypeUser"];
            /** @description User who last changed the project. */
            lastModifyUser?: components["schemas"]["GoogleAppsScriptTypeUser"];
            /** @description ID of the document that the project is bound to. Absent for a standalone project. */
            parentId?: string;
            /** @description ID of the project, which is also the ID of its file. */
            scriptId?: string;
            /** @description Name of the project. */
            title?: string;
            /**
             * Format: date-time
             * @description Time of the last change.
             */
            updateTime?: string;
        };
        /** @description A value that a script stores between runs. */
        ScriptProperty: {
            /** @description Name of the property. */
            name?: string;
            /** @description Value of the property, which may be a secret. Not included in lists. */
            secretValue?: string;
            /** @description Size of the value in UTF-8, in bytes. */
            readonly valueBytes?: number;
            /**
             * Format: date-time
             * @description Time of the last change. Absent if the last change was not recorded.
             */
            readonly updateTime?: string;
            /** @description User who last changed the property, or on whose behalf a script changed it. */
            readonly lastModifyUser?: components["schemas"]["GoogleAppsScriptTypeUser"];
        };
        /** @description A stack frame of a failed function. */
        ScriptStackTraceElement: {
            /** @description Name of the called function. */
            function?: string;
            /** @description Line number, starting at 1. */
            lineNumber?: number;
        };
        /** @description Error of a failed operation (google.rpc.Status). */
        Status: {
            /** @description 3 for an exception in the script, 10 for a timeout, 1 for a cancelled run. */
            code?: number;
            /** @description Exactly one ExecutionError, with its @type. */
            details?: unknown;
            /** @description Error name, for developers. */
            message?: string;
        };
        /** @description A function that runs automatically on a schedule, on behalf of the user who created the trigger. */
        Trigger: {
            /** @description ID of the trigger. */
            readonly triggerId?: string;
            /** @description Name of the function to run, from the latest saved code. */
            functionName?: string;
            /** @description Schedule of the trigger. */
            schedule?: components["schemas"]["TriggerSchedule"];
            /**
             * Format: date-time
             * @description Time of the next run. Defaults to a time based on the schedule. Required for a trigger that runs once.
             */
            nextRunTime?: string;
            /** @description Whether the trigger is disabled. */
            disabled?: boolean;
            /** @description User on whose behalf the function runs. */
            readonly owner?: components["schemas"]["GoogleAppsScriptTypeUser"];
            /** @description The run that started last. */
            readonly lastRun?: components["schemas"]["TriggerRun"];
            /**
             * Format: date-time
             * @description Creation time.
             */
            readonly createTime?: string;
            /**
             * Format: date-time
             * @description Time of the last change.
             */
            readonly updateTime?: string;
            /** @description User who last changed the trigger. */
            readonly lastModifyUser?: components["schemas"]["GoogleAppsScriptTypeUser"];
        };
        /** @description A run of a trigger. */
        TriggerRun: {
            /** @description ID of the process. */
            processId?: string;
            /**
             * @description Status of the process.
             * @enum {string}
             */
            processStatus?: "PROCESS_STATUS_UNSPECIFIED" | "RUNNING" | "PAUSED" | "COMPLETED" | "CANCELED" | "FAILED" | "TIMED_OUT" | "UNKNOWN" | "DELAYED" | "EXECUTION_DISABLED";
            /**
             * Format: date-time
             * @description Start time.
             */
            startTime?: string;
        };
        /** @description Schedule of a trigger. */
        TriggerSchedule: {
            /**
             * @description Unit of the interval, or ONCE for a trigger that is deleted after its run. With MONTHS, the function runs on the day of the month of the next run, or on the last day of shorter months.
             * @enum {string}
             */
            repeat?: "ONCE" | "MINUTES" | "HOURS" | "DAYS" | "WEEKS" | "MONTHS";
            /** @description Number of units between runs. Defaults to 1. Must be 1 for MONTHS. */
            interval?: number;
        };
        /** @description A change to a deployment. */
        UpdateDeploymentRequest: {
            /** @description New configuration, which replaces the current one. */
            deploymentConfig?: components["schemas"]["DeploymentConfig"];
        };
        /** @description An immutable snapshot of the files of a project. */
        Version: {
            /**
             * Format: date-time
             * @description Creation time.
             */
            readonly createTime?: string;
            /** @description Description of the version. */
            description?: string;
            /** @description ID of the project. */
            readonly scriptId?: string;
            /** @description Number of the version in its project, starting at 1. */
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
                /** @description Number of the version to read. Defaults to the latest content. */
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
                /** @description Maximum number of entries per page. A page may have fewer. With 0, the service chooses the size. */
                pageSize?: number;
                /** @description The nextPageToken of the previous page. Absent for the first page. */
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
                /** @description ID of the process. */
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
                /** @description Maximum number of entries per page. A page may have fewer. With 0, the service chooses the size. */
                pageSize?: number;
                /** @description The nextPageToken of the previous page. Absent for the first page. */
                pageToken?: string;
                /** @description Only processes of this deployment. */
                "userProcessFilter.deploymentId"?: string;
                /** @description Only processes that ended at or before this time. */
                "userProcessFilter.endTime"?: string;
                /** @description Only processes of this function. */
                "userProcessFilter.functionName"?: string;
                /** @description Only processes of projects whose name contains this text. */
                "userProcessFilter.projectName"?: string;
                /** @description Only processes of this script. */
                "userProcessFilter.scriptId"?: string;
                /** @description Only processes that started at or after this time. */
                "userProcessFilter.startTime"?: string;
                /** @description Only processes in these statuses. */
                "userProcessFilter.statuses"?: ("PROCESS_STATUS_UNSPECIFIED" | "RUNNING" | "PAUSED" | "COMPLETED" | "CANCELED" | "FAILED" | "TIMED_OUT" | "UNKNOWN" | "DELAYED" | "EXECUTION_DISABLED")[];
                /** @description Only processes of these types. */
                "userProcessFilter.types"?: ("PROCESS_TYPE_UNSPECIFIED" | "ADD_ON" | "EXECUTION_API" | "TIME_DRIVEN" | "TRIGGER" | "WEBAPP" | "EDITOR" | "SIMPLE_TRIGGER" | "MENU" | "BATCH_TASK")[];
                /** @description Only processes by users with these access levels. */
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
                /** @description Maximum number of entries per page. A page may have fewer. With 0, the service chooses the size. */
                pageSize?: number;
                /** @description The nextPageToken of the previous page. Absent for the first page. */
                pageToken?: string;
                /** @description ID of the script whose processes are listed. */
                scriptId?: string;
                /** @description Only processes of this deployment. */
                "scriptProcessFilter.deploymentId"?: string;
                /** @description Only processes that ended at or before this time. */
                "scriptProcessFilter.endTime"?: string;
                /** @description Only processes of this function. */
                "scriptProcessFilter.functionName"?: string;
                /** @description Only processes that started at or after this time. */
                "scriptProcessFilter.startTime"?: string;
                /** @description Only processes in these statuses. */
                "scriptProcessFilter.statuses"?: ("PROCESS_STATUS_UNSPECIFIED" | "RUNNING" | "PAUSED" | "COMPLETED" | "CANCELED" | "FAILED" | "TIMED_OUT" | "UNKNOWN" | "DELAYED" | "EXECUTION_DISABLED")[];
                /** @description Only processes of these types. */
                "scriptProcessFilter.types"?: ("PROCESS_TYPE_UNSPECIFIED" | "ADD_ON" | "EXECUTION_API" | "TIME_DRIVEN" | "TRIGGER" | "WEBAPP" | "EDITOR" | "SIMPLE_TRIGGER" | "MENU" | "BATCH_TASK")[];
                /** @description Only processes by users with these access levels. */
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
                /** @description Only processes of this deployment. */
                "metricsFilter.deploymentId"?: string;
                /** @description Granularity of the metrics: by day or by week. */
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
                /** @description Maximum number of entries per page. A page may have fewer. With 0, the service chooses the size. */
                pageSize?: number;
                /** @description The nextPageToken of the previous page. Absent for the first page. */
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
                /** @description ID of the script project, or of the deployment to run. */
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

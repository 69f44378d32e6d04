// Generated from the OpenAPI documents by `pnpm generate`. Do not edit.
export interface paths {
    "/auth/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Tells who is signed in and what they may do. */
        get: operations["bff.session.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends the session and revokes its refresh token. */
        post: operations["bff.session.end"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the living sessions of the person who is signed in, newest first. */
        get: operations["bff.sessions.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sessions/{sessionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Ends one session of the person who is signed in, on whatever device. */
        delete: operations["bff.sessions.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/downloads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes a single-use address that downloads a file's content. */
        post: operations["bff.downloads.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Tells of changes to what the console shows, as server-sent events named hint. Each topic begins with a hint sync; goodbye comes before the server ends. */
        get: operations["bff.live.stream"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/people/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the living sessions of everyone, newest first. For operators. */
        get: operations["bff.people.sessions.list"];
        put?: never;
        post?: never;
        /** Ends all sessions of one person. For operators. */
        delete: operations["bff.people.sessions.deleteAll"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/people/sessions/{sessionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Ends one session of anyone. For operators. */
        delete: operations["bff.people.sessions.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/people/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the roles that operators gave, by address. For operators. */
        get: operations["bff.people.roles.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/people/roles/{email}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Gives roles to somebody, whose sessions end. For operators. */
        put: operations["bff.people.roles.set"];
        post?: never;
        /** Takes back what operators gave to somebody, whose sessions end. For operators. */
        delete: operations["bff.people.roles.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/step-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begins a sign-in of the same person that replaces the session: to be granted what operations need, or to confirm who they are. */
        post: operations["bff.session.stepUp"];
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
        /** @enum {string} */
        Role: "operator" | "reviewer" | "support";
        Session: {
            authenticated: boolean;
            user?: components["schemas"]["SessionUser"];
            roles?: components["schemas"]["Role"][];
            /** @description Ids of the operations that role and granted scopes allow. */
            operations?: string[];
            /** Format: date-time */
            expiresAt?: string;
        };
        SessionUser: {
            email: string;
            name: string;
        };
        SessionList: {
            sessions: components["schemas"]["SessionSummary"][];
        };
        SessionSummary: {
            /** @description Names the session; opens nothing. */
            id: string;
            /** @description The session that asks. */
            isCurrent: boolean;
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description Exact to a minute.
             */
            lastSeenAt: string;
            /** Format: date-time */
            expiresAt: string;
            /** @description What the browser called itself at sign-in. */
            userAgent: string;
        };
        SignedOut: {
            /** @description Where the browser goes next to end the identity provider's session. */
            endSessionUrl: string;
        };
        DownloadRequest: {
            /** @enum {string} */
            operation: "drive.files.get" | "drive.files.export" | "drive.revisions.get";
            params: {
                [key: string]: string;
            };
        };
        DownloadTicket: {
            /** @description Same-origin path; works once. */
            url: string;
            /** Format: date-time */
            expiresAt: string;
        };
        /** @description That something is new. What is new has to be read. */
        LiveHint: {
            /** @description The topic as it was asked for. */
            topic: string;
            /**
             * @description sync: changes are told from now on, and earlier ones may have been missed. gone: it cannot be seen any more.
             * @enum {string}
             */
            state: "sync" | "changed" | "gone";
        };
        /** @enum {string} */
        ProblemCode: "bad_request" | "bad_query" | "body_too_large" | "unauthenticated" | "csrf_refused" | "policy_denied" | "step_up_required" | "not_found" | "method_not_allowed" | "conflict" | "rate_limited" | "upstream_forbidden" | "upstream_rejected" | "upstream_auth" | "upstream_unreachable" | "upstream_timeout" | "upstream_invalid" | "overloaded" | "internal";
        /** @description RFC 9457 problem details. */
        Problem: {
            type: string;
            title: string;
            status: number;
            code: components["schemas"]["ProblemCode"];
            detail?: string;
            requestId: string;
            retryable: boolean;
            /** @description What the caller lacks, when policy refused. */
            missing?: {
                roles?: components["schemas"]["Role"][];
                scopes?: string[];
            };
            /** @description What the service answered. */
            upstream?: {
                status: number;
                reason?: string;
                message?: string;
                location?: string;
            };
        };
        PersonSession: components["schemas"]["SessionSummary"] & {
            /** @description Names the person at the identity provider. */
            subject: string;
            email: string;
            name: string;
        };
        PersonSessionList: {
            sessions: components["schemas"]["PersonSession"][];
            /** @description Leads to the next page; absent on the last. */
            nextPageToken?: string;
        };
        PersonRoles: {
            email: string;
            /** @description None keeps the person out. */
            roles: components["schemas"]["Role"][];
            /** @description Whether the entry is tied to the person who signed in with the address. */
            hasSignedIn: boolean;
            /** Format: date-time */
            updatedAt: string;
            /** @description Address of the operator who wrote it. */
            updatedBy: string;
        };
        PersonRolesChange: {
            roles: components["schemas"]["Role"][];
        };
        PersonRolesList: {
            /** @description Whether entries have any effect; they have none where roles come from the identity provider alone. */
            isUsed: boolean;
            people: components["schemas"]["PersonRoles"][];
            /** @description Leads to the next page; absent on the last. */
            nextPageToken?: string;
        };
        StepUpRequest: {
            /** @description Path of the console to come back to. */
            returnTo: string;
            /** @description Ids of operations to be granted access for. Without them the person confirms who they are. */
            operations?: string[];
        };
        StepUp: {
            /** @description Where the browser goes next. */
            redirectUrl: string;
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
    "bff.session.get": {
        parameters: {
            query?: never;
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
                    "application/json": components["schemas"]["Session"];
                };
            };
        };
    };
    "bff.session.end": {
        parameters: {
            query?: never;
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
                    "application/json": components["schemas"]["SignedOut"];
                };
            };
        };
    };
    "bff.sessions.list": {
        parameters: {
            query?: never;
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
                    "application/json": components["schemas"]["SessionList"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "bff.sessions.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                sessionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ended */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "bff.downloads.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DownloadRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DownloadTicket"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "bff.live.stream": {
        parameters: {
            query: {
                /** @description What to hear of: calendarList, changes, events:{calendarId} or file:{fileId}. */
                topic: string[];
            };
            header?: {
                /** @description Id of the last event that came. What followed is told first. */
                "Last-Event-ID"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A stream that ends with the session. The data of each hint is of this form. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["LiveHint"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "bff.people.sessions.list": {
        parameters: {
            query?: {
                /** @description Where the page before ended. */
                pageToken?: string;
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
                    "application/json": components["schemas"]["PersonSessionList"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "bff.people.sessions.deleteAll": {
        parameters: {
            query: {
                /** @description Whose sessions. */
                subject: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ended */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "bff.people.sessions.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                sessionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ended */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "bff.people.roles.list": {
        parameters: {
            query?: {
                /** @description Where the page before ended. */
                pageToken?: string;
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
                    "application/json": components["schemas"]["PersonRolesList"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "bff.people.roles.set": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                email: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PersonRolesChange"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonRoles"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "bff.people.roles.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                email: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "bff.session.stepUp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StepUpRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StepUp"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
}

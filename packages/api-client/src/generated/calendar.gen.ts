// Generated from the OpenAPI documents by `pnpm generate`. Do not edit.
export interface paths {
    "/calendars/{calendarId}/acl/{ruleId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one access rule of a calendar */
        get: operations["calendar.acl.get"];
        /** Replace an access rule */
        put: operations["calendar.acl.update"];
        post?: never;
        /** Take the access that a rule gives away */
        delete: operations["calendar.acl.delete"];
        options?: never;
        head?: never;
        /** Change members of an access rule */
        patch: operations["calendar.acl.patch"];
        trace?: never;
    };
    "/calendars/{calendarId}/acl": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the access rules of a calendar */
        get: operations["calendar.acl.list"];
        put?: never;
        /** Give somebody access to a calendar */
        post: operations["calendar.acl.insert"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calendars/{calendarId}/acl/watch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Be told when the access rules of a calendar change */
        post: operations["calendar.acl.watch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/me/calendarList/{calendarId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one entry of the caller’s list of calendars */
        get: operations["calendar.calendarList.get"];
        /** Replace an entry of the caller’s list of calendars */
        put: operations["calendar.calendarList.update"];
        post?: never;
        /** Take a calendar out of the caller’s list */
        delete: operations["calendar.calendarList.delete"];
        options?: never;
        head?: never;
        /** Change members of an entry of the caller’s list of calendars */
        patch: operations["calendar.calendarList.patch"];
        trace?: never;
    };
    "/users/me/calendarList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the calendars in the caller’s list */
        get: operations["calendar.calendarList.list"];
        put?: never;
        /** Put an existing calendar into the caller’s list */
        post: operations["calendar.calendarList.insert"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/me/calendarList/watch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Be told when the caller’s list of calendars changes */
        post: operations["calendar.calendarList.watch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calendars/{calendarId}/clear": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Delete all events of the caller’s primary calendar */
        post: operations["calendar.calendars.clear"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calendars/{calendarId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read what is known about a calendar */
        get: operations["calendar.calendars.get"];
        /** Replace what is known about a calendar */
        put: operations["calendar.calendars.update"];
        post?: never;
        /** Delete a secondary calendar with all of its events */
        delete: operations["calendar.calendars.delete"];
        options?: never;
        head?: never;
        /** Change members of a calendar */
        patch: operations["calendar.calendars.patch"];
        trace?: never;
    };
    "/calendars": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create a secondary calendar that belongs to the caller */
        post: operations["calendar.calendars.insert"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calendars/{calendarId}/transferOwnership": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make another person the data owner of a secondary calendar */
        post: operations["calendar.calendars.transferOwnership"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/channels/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stop the messages of a calendar channel */
        post: operations["calendar.channels.stop"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/colors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the colours that calendars and events can have */
        get: operations["calendar.colors.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/freeBusy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask when people and calendars are busy */
        post: operations["calendar.freebusy.query"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calendars/{calendarId}/events/{eventId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one event or occurrence */
        get: operations["calendar.events.get"];
        /** Replace an event */
        put: operations["calendar.events.update"];
        post?: never;
        /** Delete an event, a series or one occurrence */
        delete: operations["calendar.events.delete"];
        options?: never;
        head?: never;
        /** Change members of an event */
        patch: operations["calendar.events.patch"];
        trace?: never;
    };
    "/calendars/{calendarId}/events/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a private copy of an event from elsewhere */
        post: operations["calendar.events.import"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calendars/{calendarId}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List, search and follow the events of a calendar */
        get: operations["calendar.events.list"];
        put?: never;
        /** Create an event */
        post: operations["calendar.events.insert"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calendars/{calendarId}/events/{eventId}/instances": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the occurrences of a series */
        get: operations["calendar.events.instances"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calendars/{calendarId}/events/{eventId}/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Move an event to another calendar */
        post: operations["calendar.events.move"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calendars/{calendarId}/events/quickAdd": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create an event from a line of text */
        post: operations["calendar.events.quickAdd"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calendars/{calendarId}/events/watch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Be told when the events of a calendar change */
        post: operations["calendar.events.watch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/me/settings/{setting}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one calendar setting of the caller */
        get: operations["calendar.settings.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/me/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the calendar settings of the caller */
        get: operations["calendar.settings.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/me/settings/watch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Be told when the calendar settings of the caller change */
        post: operations["calendar.settings.watch"];
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
        Acl: {
            etag?: string;
            items?: components["schemas"]["AclRule"][];
            kind?: string;
            nextPageToken?: string;
            nextSyncToken?: string;
        };
        AclRule: {
            etag?: string;
            id?: string;
            kind?: string;
            /** @enum {string} */
            role?: "none" | "freeBusyReader" | "reader" | "writerWithoutPrivateAccess" | "writer" | "owner";
            scope?: {
                /** @enum {string} */
                type?: "default" | "user" | "group" | "domain";
                value?: string;
            };
        };
        Calendar: {
            autoAcceptInvitations?: boolean;
            conferenceProperties?: components["schemas"]["ConferenceProperties"];
            readonly dataOwner?: string;
            description?: string;
            etag?: string;
            id?: string;
            kind?: string;
            labelProperties?: components["schemas"]["LabelProperties"];
            location?: string;
            summary?: string;
            timeZone?: string;
        };
        CalendarList: {
            etag?: string;
            items?: components["schemas"]["CalendarListEntry"][];
            kind?: string;
            nextPageToken?: string;
            nextSyncToken?: string;
        };
        CalendarListEntry: {
            /** @enum {string} */
            readonly accessRole?: "freeBusyReader" | "reader" | "writerWithoutPrivateAccess" | "writer" | "owner";
            readonly autoAcceptInvitations?: boolean;
            backgroundColor?: string;
            colorId?: string;
            conferenceProperties?: components["schemas"]["ConferenceProperties"];
            readonly dataOwner?: string;
            defaultReminders?: components["schemas"]["EventReminder"][];
            readonly deleted?: boolean;
            readonly description?: string;
            etag?: string;
            foregroundColor?: string;
            hidden?: boolean;
            id?: string;
            kind?: string;
            readonly location?: string;
            notificationSettings?: {
                notifications?: components["schemas"]["CalendarNotification"][];
            };
            readonly primary?: boolean;
            selected?: boolean;
            readonly summary?: string;
            summaryOverride?: string;
            readonly timeZone?: string;
        };
        CalendarNotification: {
            /** @enum {string} */
            method?: "email";
            /** @enum {string} */
            type?: "eventCreation" | "eventChange" | "eventCancellation" | "eventResponse" | "agenda";
        };
        Channel: {
            address?: string;
            /** Format: int64 */
            expiration?: string | number;
            id?: string;
            kind?: string;
            params?: {
                [key: string]: string;
            };
            payload?: boolean;
            resourceId?: string;
            resourceUri?: string;
            token?: string;
            type?: string;
        };
        ColorDefinition: {
            background?: string;
            foreground?: string;
        };
        Colors: {
            readonly calendar?: {
                [key: string]: components["schemas"]["ColorDefinition"];
            };
            readonly event?: {
                [key: string]: components["schemas"]["ColorDefinition"];
            };
            kind?: string;
            /** Format: date-time */
            readonly updated?: string;
        };
        ConferenceData: {
            conferenceId?: string;
            conferenceSolution?: components["schemas"]["ConferenceSolution"];
            createRequest?: components["schemas"]["CreateConferenceRequest"];
            entryPoints?: components["schemas"]["EntryPoint"][];
            notes?: string;
            parameters?: components["schemas"]["ConferenceParameters"];
            signature?: string;
        };
        ConferenceParameters: {
            addOnParameters?: components["schemas"]["ConferenceParametersAddOnParameters"];
        };
        ConferenceParametersAddOnParameters: {
            parameters?: {
                [key: string]: string;
            };
        };
        ConferenceProperties: {
            allowedConferenceSolutionTypes?: string[];
        };
        ConferenceRequestStatus: {
            /** @enum {string} */
            readonly statusCode?: "pending" | "success" | "failure";
        };
        ConferenceSolution: {
            iconUri?: string;
            key?: components["schemas"]["ConferenceSolutionKey"];
            name?: string;
        };
        ConferenceSolutionKey: {
            type?: string;
        };
        CreateConferenceRequest: {
            conferenceSolutionKey?: components["schemas"]["ConferenceSolutionKey"];
            requestId?: string;
            status?: components["schemas"]["ConferenceRequestStatus"];
        };
        EntryPoint: {
            accessCode?: string;
            entryPointFeatures?: string[];
            entryPointType?: string;
            label?: string;
            meetingCode?: string;
            passcode?: string;
            password?: string;
            pin?: string;
            regionCode?: string;
            uri?: string;
        };
        Error: {
            domain?: string;
            reason?: string;
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
        Event: {
            anyoneCanAddSelf?: boolean;
            attachments?: components["schemas"]["EventAttachment"][];
            attendees?: components["schemas"]["EventAttendee"][];
            attendeesOmitted?: boolean;
            birthdayProperties?: components["schemas"]["EventBirthdayProperties"];
            colorId?: string;
            conferenceData?: components["schemas"]["ConferenceData"];
            /** Format: date-time */
            readonly created?: string;
            readonly creator?: {
                displayName?: string;
                email?: string;
                id?: string;
                self?: boolean;
            };
            description?: string;
            end?: components["schemas"]["EventDateTime"];
            endTimeUnspecified?: boolean;
            etag?: string;
            eventLabelId?: string;
            /** @enum {string} */
            eventType?: "birthday" | "default" | "focusTime" | "fromGmail" | "fromMail" | "outOfOffice" | "workingLocation";
            extendedProperties?: {
                private?: {
                    [key: string]: string;
                };
                shared?: {
                    [key: string]: string;
                };
            };
            focusTimeProperties?: components["schemas"]["EventFocusTimeProperties"];
            gadget?: {
                display?: string;
                height?: number;
                iconLink?: string;
                link?: string;
                preferences?: {
                    [key: string]: string;
                };
                title?: string;
                type?: string;
                width?: number;
            };
            guestsCanInviteOthers?: boolean;
            guestsCanModify?: boolean;
            guestsCanSeeOtherGuests?: boolean;
            readonly hangoutLink?: string;
            readonly htmlLink?: string;
            iCalUID?: string;
            id?: string;
            kind?: string;
            location?: string;
            readonly locked?: boolean;
            readonly organizer?: {
                displayName?: string;
                email?: string;
                id?: string;
                self?: boolean;
            };
            originalStartTime?: components["schemas"]["EventDateTime"];
            outOfOfficeProperties?: components["schemas"]["EventOutOfOfficeProperties"];
            privateCopy?: boolean;
            recurrence?: string[];
            recurringEventId?: string;
            reminders?: {
                overrides?: components["schemas"]["EventReminder"][];
                useDefault?: boolean;
            };
            sequence?: number;
            source?: {
                title?: string;
                url?: string;
            };
            start?: components["schemas"]["EventDateTime"];
            /** @enum {string} */
            status?: "confirmed" | "tentative" | "cancelled";
            summary?: string;
            /** @enum {string} */
            transparency?: "opaque" | "transparent";
            /** Format: date-time */
            readonly updated?: string;
            /** @enum {string} */
            visibility?: "default" | "public" | "private" | "confidential";
            workingLocationProperties?: components["schemas"]["EventWorkingLocationProperties"];
        };
        EventAttachment: {
            readonly fileId?: string;
            fileUrl?: string;
            iconLink?: string;
            mimeType?: string;
            title?: string;
        };
        EventAttendee: {
            additionalGuests?: number;
            readonly asyncOperation?: string;
            comment?: string;
            displayName?: string;
            email?: string;
            id?: string;
            optional?: boolean;
            readonly organizer?: boolean;
            resource?: boolean;
            /** @enum {string} */
            responseStatus?: "needsAction" | "declined" | "tentative" | "accepted";
            readonly self?: boolean;
        };
        EventBirthdayProperties: {
            readonly contact?: string;
            readonly customTypeName?: string;
            type?: string;
        };
        EventDateTime: {
            date?: string;
            dateTime?: string;
            timeZone?: string;
        };
        EventFocusTimeProperties: {
            autoDeclineMode?: string;
            chatStatus?: string;
            declineMessage?: string;
        };
        EventLabel: {
            backgroundColor?: string;
            id?: string;
            name?: string;
        };
        EventOutOfOfficeProperties: {
            autoDeclineMode?: string;
            declineMessage?: string;
        };
        EventReminder: {
            method?: string;
            minutes?: number;
        };
        EventWorkingLocationProperties: {
            customLocation?: {
                label?: string;
            };
            homeOffice?: unknown;
            officeLocation?: {
                buildingId?: string;
                deskId?: string;
                floorId?: string;
                floorSectionId?: string;
                label?: string;
            };
            type?: string;
        };
        Events: {
            /** @enum {string} */
            readonly accessRole?: "freeBusyReader" | "reader" | "writerWithoutPrivateAccess" | "writer" | "owner";
            defaultReminders?: components["schemas"]["EventReminder"][];
            readonly description?: string;
            etag?: string;
            items?: components["schemas"]["Event"][];
            kind?: string;
            nextPageToken?: string;
            nextSyncToken?: string;
            readonly summary?: string;
            readonly timeZone?: string;
            /** Format: date-time */
            readonly updated?: string;
        };
        FreeBusyCalendar: {
            busy?: components["schemas"]["TimePeriod"][];
            errors?: components["schemas"]["Error"][];
        };
        FreeBusyGroup: {
            calendars?: string[];
            errors?: components["schemas"]["Error"][];
        };
        FreeBusyRequest: {
            calendarExpansionMax?: number;
            groupExpansionMax?: number;
            items?: components["schemas"]["FreeBusyRequestItem"][];
            timeMax?: string;
            timeMin?: string;
            timeZone?: string;
        };
        FreeBusyRequestItem: {
            id?: string;
        };
        FreeBusyResponse: {
            calendars?: {
                [key: string]: components["schemas"]["FreeBusyCalendar"];
            };
            groups?: {
                [key: string]: components["schemas"]["FreeBusyGroup"];
            };
            kind?: string;
            /** Format: date-time */
            timeMax?: string;
            /** Format: date-time */
            timeMin?: string;
        };
        LabelProperties: {
            eventLabels?: components["schemas"]["EventLabel"][];
        };
        Setting: {
            etag?: string;
            id?: string;
            kind?: string;
            value?: string;
        };
        Settings: {
            etag?: string;
            items?: components["schemas"]["Setting"][];
            kind?: string;
            nextPageToken?: string;
            nextSyncToken?: string;
        };
        TimePeriod: {
            /** Format: date-time */
            end?: string;
            /** Format: date-time */
            start?: string;
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
    "calendar.acl.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the calendar; primary stands for the caller’s own. */
                calendarId: string;
                /** @description Id of the access rule, such as user:ana@example.com. */
                ruleId: string;
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
                    "application/json": components["schemas"]["AclRule"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "calendar.acl.update": {
        parameters: {
            query?: {
                /** @description Whether the person is told by mail; never when access is taken away. */
                sendNotifications?: boolean;
            };
            header?: never;
            path: {
                /** @description Id of the calendar; primary stands for the caller’s own. */
                calendarId: string;
                /** @description Id of the access rule, such as user:ana@example.com. */
                ruleId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["AclRule"];
            };
        };
        responses: {
            /** @description Done; this is the answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AclRule"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "calendar.acl.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the calendar; primary stands for the caller’s own. */
                calendarId: string;
                /** @description Id of the access rule, such as user:ana@example.com. */
                ruleId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is no answer. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    "calendar.acl.patch": {
        parameters: {
            query?: {
                /** @description Whether the person is told by mail; never when access is taken away. */
                sendNotifications?: boolean;
            };
            header?: never;
            path: {
                /** @description Id of the calendar; primary stands for the caller’s own. */
                calendarId: string;
                /** @description Id of the access rule, such as user:ana@example.com. */
                ruleId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["AclRule"];
            };
        };
        responses: {
            /** @description Done; this is the answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AclRule"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "calendar.acl.list": {
        parameters: {
            query?: {
                /** @description How many entries a page has at most; it may have fewer. */
                maxResults?: number;
                /** @description The nextPageToken of the page before; without it the first page is returned. */
                pageToken?: string;
                /** @description Whether rules that were taken away are returned too, with the role none. */
                showDeleted?: boolean;
                /** @description The nextSyncToken of an earlier list; only what has changed since is returned. */
                syncToken?: string;
            };
            header?: never;
            path: {
                /** @description Id of the calendar; primary stands for the caller’s own. */
                calendarId: string;
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
                    "application/json": components["schemas"]["Acl"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "calendar.acl.insert": {
        parameters: {
            query?: {
                /** @description Whether the person is told by mail. */
                sendNotifications?: boolean;
            };
            header?: never;
            path: {
                /** @description Id of the calendar; primary stands for the caller’s own. */
                calendarId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["AclRule"];
            };
        };
        responses: {
            /** @description Done; this is the answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AclRule"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "calendar.acl.watch": {
        parameters: {
            query?: {
                /** @description How many entries a page has at most; it may have fewer. */
                maxResults?: number;
                /** @description The nextPageToken of the page before; without it the first page is returned. */
                pageToken?: string;
                /** @description Whether rules that were taken away are returned too, with the role none. */
                showDeleted?: boolean;
                /** @description The nextSyncToken of an earlier list; only what has changed since is returned. */
                syncToken?: string;
            };
            header?: never;
            path: {
                /** @description Id of the calendar; primary stands for the caller’s own. */
                calendarId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Channel"];
            };
        };
        responses: {
            /** @description Done; this is the answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Channel"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "calendar.calendarList.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the calendar; primary stands for the caller’s own. */
                calendarId: string;
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
                    "application/json": components["schemas"]["CalendarListEntry"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "calendar.calendarList.update": {
        parameters: {
            query?: {
                /** @description Whether colours are written as RGB values instead of an index of the palette. */
                colorRgbFormat?: boolean;
            };
            header?: never;
            path: {
                /** @description Id of the calendar; primary stands for the caller’s own. */
                calendarId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["CalendarListEntry"];
            };
        };
        responses: {
            /** @description Done; this is the answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarListEntry"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "calendar.calendarList.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the calendar; primary stands for the caller’s own. */
                calendarId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is no answer. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    "calendar.calendarList.patch": {
        parameters: {
            query?: {
                /** @description Whether colours are written as RGB values instead of an index of the palette. */
                colorRgbFormat?: boolean;
            };
            header?: never;
            path: {
                /** @description Id of the calendar; primary stands for the caller’s own. */
                calendarId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["CalendarListEntry"];
            };
        };
        responses: {
            /** @description Done; this is the answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarListEntry"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "calendar.calendarList.list": {
        parameters: {
            query?: {
                /** @description How many entries a page has at most; it may have fewer. */
                maxResults?: number;
                /** @description The lowest role that the caller has in the calendars returned. */
                minAccessRole?: "freeBusyReader" | "owner" | "reader" | "writer" | "writerWithoutPrivateAccess";
                /** @description The nextPageToken of the page before; without it the first page is returned. */
                pageToken?: string;
                /** @description Whether deleted entries are returned too. */
                showDeleted?: boolean;
                /** @description Whether hidden entries are returned too. */
                showHidden?: boolean;
                /** @description Whether only calendars of the caller’s own organisation are returned. */
                showOwnOrganizationOnly?: boolean;
                /** @description The nextSyncToken of an earlier list; only what has changed since is returned. */
                syncToken?: string;
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
                    "application/json": components["schemas"]["CalendarList"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "calendar.calendarList.insert": {
        parameters: {
            query?: {
                /** @description Whether colours are written as RGB values instead of an index of the palette. */
                colorRgbFormat?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["CalendarListEntry"];
            };
        };
        responses: {
            /** @description Done; this is the answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarListEntry"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "calendar.calendarList.watch": {
        parameters: {
            query?: {
                /** @description How many entries a page has at most; it may have fewer. */
                maxResults?: number;
                /** @description The lowest role that the caller has in the calendars returned. */
                minAccessRole?: "freeBusyReader" | "owner" | "reader" | "writer" | "writerWithoutPrivateAccess";
                /** @description The nextPageToken of the page before; without it the first page is returned. */
                pageToken?: string;
                /** @description Whether deleted entries are returned too. */
                showDeleted?: boolean;
                /** @description Whether hidden entries are returned too. */
                showHidden?: boolean;
                /** @description Whether only calendars of the caller’s own organisation are returned. */
                showOwnOrganizationOnly?: boolean;
                /** @description The nextSyncToken of an earlier list; only what has changed since is returned. */
                syncToken?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Channel"];
            };
        };
        responses: {
            /** @description Done; this is the answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Channel"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "calendar.calendars.clear": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the calendar; primary stands for the caller’s own. */
                calendarId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is no answer. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    "calendar.calendars.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the calendar; primary stands for the caller’s own. */
                calendarId: string;
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
                    "application/json": components["schemas"]["Calendar"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "calendar.calendars.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the calendar; primary stands for the caller’s own. */
                calendarId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Calendar"];
            };
        };
        responses: {
            /** @description Done; this is the answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Calendar"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "calendar.calendars.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the calendar; primary stands for the caller’s own. */
                calendarId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is no answer. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    "calendar.calendars.patch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the calendar; primary stands for the caller’s own. */
                calendarId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Calendar"];
            };
        };
        responses: {
            /** @description Done; this is the answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Calendar"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "calendar.calendars.insert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Calendar"];
            };
        };
        responses: {
            /** @description Done; this is the answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Calendar"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "calendar.calendars.transferOwnership": {
        parameters: {
            query: {
                /** @description Mail address of the person the calendar is to belong to. */
                newDataOwner: string;
                /** @description Has to be true: the caller acts as an administrator of the organisation. */
                useAdminAccess: boolean;
            };
            header?: never;
            path: {
                /** @description Id of the calendar; primary stands for the caller’s own. */
                calendarId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is no answer. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    "calendar.channels.stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Channel"];
            };
        };
        responses: {
            /** @description Done; there is no answer. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    "calendar.colors.get": {
        parameters: {
            query?: never;
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
                    "application/json": components["schemas"]["Colors"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "calendar.freebusy.query": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["FreeBusyRequest"];
            };
        };
        responses: {
            /** @description Done; this is the answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FreeBusyResponse"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "calendar.events.get": {
        parameters: {
            query?: {
                /**
                 * @deprecated
                 * @description Ignored; an address is always returned.
                 */
                alwaysIncludeEmail?: boolean;
                /** @description With more attendees than this only the calendar’s own entry is returned. */
                maxAttendees?: number;
                /** @description IANA time zone that times are returned in; that of the calendar by default. */
                timeZone?: string;
            };
            header?: never;
            path: {
                /** @description Id of the calendar; primary stands for the caller’s own. */
                calendarId: string;
                /** @description Id of the event; of an occurrence, the id that instances returns. */
                eventId: string;
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
                    "application/json": components["schemas"]["Event"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "calendar.events.update": {
        parameters: {
            query?: {
                /**
                 * @deprecated
                 * @description Ignored; an address is always returned.
                 */
                alwaysIncludeEmail?: boolean;
                /** @description 1 when the request knows about conference data; with 0 what it says of it is ignored. */
                conferenceDataVersion?: number;
                /** @description 1 when the request knows about event labels; with 0 colours are used in their place. */
                eventLabelVersion?: number;
                /** @description With more attendees than this only the calendar’s own entry is returned. */
                maxAttendees?: number;
                /**
                 * @deprecated
                 * @description Whether guests are told; sendUpdates says it more exactly.
                 */
                sendNotifications?: boolean;
                /** @description Which guests are told by mail. */
                sendUpdates?: "all" | "externalOnly" | "none";
                /** @description Whether the request knows about attachments; otherwise what it says of them is ignored. */
                supportsAttachments?: boolean;
            };
            header?: never;
            path: {
                /** @description Id of the calendar; primary stands for the caller’s own. */
                calendarId: string;
                /** @description Id of the event; of an occurrence, the id that instances returns. */
                eventId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Event"];
            };
        };
        responses: {
            /** @description Done; this is the answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Event"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "calendar.events.delete": {
        parameters: {
            query?: {
                /**
                 * @deprecated
                 * @description Whether guests are told; sendUpdates says it more exactly.
                 */
                sendNotifications?: boolean;
                /** @description Which guests are told by mail. */
                sendUpdates?: "all" | "externalOnly" | "none";
            };
            header?: never;
            path: {
                /** @description Id of the calendar; primary stands for the caller’s own. */
                calendarId: string;
                /** @description Id of the event; of an occurrence, the id that instances returns. */
                eventId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is no answer. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    "calendar.events.patch": {
        parameters: {
            query?: {
                /**
                 * @deprecated
                 * @description Ignored; an address is always returned.
                 */
                alwaysIncludeEmail?: boolean;
                /** @description 1 when the request knows about conference data; with 0 what it says of it is ignored. */
                conferenceDataVersion?: number;
                /** @description 1 when the request knows about event labels; with 0 colours are used in their place. */
                eventLabelVersion?: number;
                /** @description With more attendees than this only the calendar’s own entry is returned. */
                maxAttendees?: number;
                /**
                 * @deprecated
                 * @description Whether guests are told; sendUpdates says it more exactly.
                 */
                sendNotifications?: boolean;
                /** @description Which guests are told by mail. */
                sendUpdates?: "all" | "externalOnly" | "none";
                /** @description Whether the request knows about attachments; otherwise what it says of them is ignored. */
                supportsAttachments?: boolean;
            };
            header?: never;
            path: {
                /** @description Id of the calendar; primary stands for the caller’s own. */
                calendarId: string;
                /** @description Id of the event; of an occurrence, the id that instances returns. */
                eventId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Event"];
            };
        };
        responses: {
            /** @description Done; this is the answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Event"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "calendar.events.import": {
        parameters: {
            query?: {
                /** @description 1 when the request knows about conference data; with 0 what it says of it is ignored. */
                conferenceDataVersion?: number;
                /** @description 1 when the request knows about event labels; with 0 colours are used in their place. */
                eventLabelVersion?: number;
                /** @description Whether the request knows about attachments; otherwise what it says of them is ignored. */
                supportsAttachments?: boolean;
            };
            header?: never;
            path: {
                /** @description Id of the calendar; primary stands for the caller’s own. */
                calendarId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Event"];
            };
        };
        responses: {
            /** @description Done; this is the answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Event"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "calendar.events.list": {
        parameters: {
            query?: {
                /**
                 * @deprecated
                 * @description Ignored; an address is always returned.
                 */
                alwaysIncludeEmail?: boolean;
                /** @description Only events of these types; all types when there are none. */
                eventTypes?: ("birthday" | "default" | "focusTime" | "fromMail" | "outOfOffice" | "workingLocation")[];
                /** @description Only events with this iCalendar UID. */
                iCalUID?: string;
                /** @description With more attendees than this only the calendar’s own entry is returned. */
                maxAttendees?: number;
                /** @description How many entries a page has at most; it may have fewer. */
                maxResults?: number;
                /** @description startTime (with singleEvents only) or updated. */
                orderBy?: "startTime" | "updated";
                /** @description The nextPageToken of the page before; without it the first page is returned. */
                pageToken?: string;
                /** @description Only events with this private property, as name=value; repeated values all have to match. */
                privateExtendedProperty?: string[];
                /** @description Words that have to occur in the texts, places or people of an event. */
                q?: string;
                /** @description Only events with this shared property, as name=value; repeated values all have to match. */
                sharedExtendedProperty?: string[];
                /** @description Whether deleted entries are returned too. */
                showDeleted?: boolean;
                /** @description Whether invitations that the settings hide are returned too. */
                showHiddenInvitations?: boolean;
                /** @description Whether series are replaced by their occurrences. */
                singleEvents?: boolean;
                /** @description The nextSyncToken of an earlier list; only what has changed since is returned. */
                syncToken?: string;
                /** @description Only events that start before this time. */
                timeMax?: string;
                /** @description Only events that end after this time. */
                timeMin?: string;
                /** @description IANA time zone that times are returned in; that of the calendar by default. */
                timeZone?: string;
                /** @description Only events that were changed at or after this time; deleted ones are among them. */
                updatedMin?: string;
            };
            header?: never;
            path: {
                /** @description Id of the calendar; primary stands for the caller’s own. */
                calendarId: string;
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
                    "application/json": components["schemas"]["Events"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "calendar.events.insert": {
        parameters: {
            query?: {
                /** @description 1 when the request knows about conference data; with 0 what it says of it is ignored. */
                conferenceDataVersion?: number;
                /** @description 1 when the request knows about event labels; with 0 colours are used in their place. */
                eventLabelVersion?: number;
                /** @description With more attendees than this only the calendar’s own entry is returned. */
                maxAttendees?: number;
                /**
                 * @deprecated
                 * @description Whether guests are told; sendUpdates says it more exactly.
                 */
                sendNotifications?: boolean;
                /** @description Which guests are told by mail. */
                sendUpdates?: "all" | "externalOnly" | "none";
                /** @description Whether the request knows about attachments; otherwise what it says of them is ignored. */
                supportsAttachments?: boolean;
            };
            header?: never;
            path: {
                /** @description Id of the calendar; primary stands for the caller’s own. */
                calendarId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Event"];
            };
        };
        responses: {
            /** @description Done; this is the answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Event"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "calendar.events.instances": {
        parameters: {
            query?: {
                /**
                 * @deprecated
                 * @description Ignored; an address is always returned.
                 */
                alwaysIncludeEmail?: boolean;
                /** @description With more attendees than this only the calendar’s own entry is returned. */
                maxAttendees?: number;
                /** @description How many entries a page has at most; it may have fewer. */
                maxResults?: number;
                /** @description Start that the rule gives the one occurrence to return. */
                originalStart?: string;
                /** @description The nextPageToken of the page before; without it the first page is returned. */
                pageToken?: string;
                /** @description Whether deleted entries are returned too. */
                showDeleted?: boolean;
                /** @description Only occurrences that start before this time. */
                timeMax?: string;
                /** @description Only occurrences that end at or after this time. */
                timeMin?: string;
                /** @description IANA time zone that times are returned in; that of the calendar by default. */
                timeZone?: string;
            };
            header?: never;
            path: {
                /** @description Id of the calendar; primary stands for the caller’s own. */
                calendarId: string;
                /** @description Id of the event; of an occurrence, the id that instances returns. */
                eventId: string;
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
                    "application/json": components["schemas"]["Events"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "calendar.events.move": {
        parameters: {
            query: {
                /** @description Id of the calendar that the event goes to. */
                destination: string;
                /**
                 * @deprecated
                 * @description Whether guests are told; sendUpdates says it more exactly.
                 */
                sendNotifications?: boolean;
                /** @description Which guests are told by mail. */
                sendUpdates?: "all" | "externalOnly" | "none";
            };
            header?: never;
            path: {
                /** @description Id of the calendar; primary stands for the caller’s own. */
                calendarId: string;
                /** @description Id of the event; of an occurrence, the id that instances returns. */
                eventId: string;
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
                    "application/json": components["schemas"]["Event"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "calendar.events.quickAdd": {
        parameters: {
            query: {
                /**
                 * @deprecated
                 * @description Whether guests are told; sendUpdates says it more exactly.
                 */
                sendNotifications?: boolean;
                /** @description Which guests are told by mail. */
                sendUpdates?: "all" | "externalOnly" | "none";
                /** @description The line of text, such as Lunch with Bo tomorrow 12:30. */
                text: string;
            };
            header?: never;
            path: {
                /** @description Id of the calendar; primary stands for the caller’s own. */
                calendarId: string;
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
                    "application/json": components["schemas"]["Event"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "calendar.events.watch": {
        parameters: {
            query?: {
                /**
                 * @deprecated
                 * @description Ignored; an address is always returned.
                 */
                alwaysIncludeEmail?: boolean;
                /** @description Only events of these types; all types when there are none. */
                eventTypes?: ("birthday" | "default" | "focusTime" | "fromMail" | "outOfOffice" | "workingLocation")[];
                /** @description Only events with this iCalendar UID. */
                iCalUID?: string;
                /** @description With more attendees than this only the calendar’s own entry is returned. */
                maxAttendees?: number;
                /** @description How many entries a page has at most; it may have fewer. */
                maxResults?: number;
                /** @description startTime (with singleEvents only) or updated. */
                orderBy?: "startTime" | "updated";
                /** @description The nextPageToken of the page before; without it the first page is returned. */
                pageToken?: string;
                /** @description Only events with this private property, as name=value; repeated values all have to match. */
                privateExtendedProperty?: string[];
                /** @description Words that have to occur in the texts, places or people of an event. */
                q?: string;
                /** @description Only events with this shared property, as name=value; repeated values all have to match. */
                sharedExtendedProperty?: string[];
                /** @description Whether deleted entries are returned too. */
                showDeleted?: boolean;
                /** @description Whether invitations that the settings hide are returned too. */
                showHiddenInvitations?: boolean;
                /** @description Whether series are replaced by their occurrences. */
                singleEvents?: boolean;
                /** @description The nextSyncToken of an earlier list; only what has changed since is returned. */
                syncToken?: string;
                /** @description Only events that start before this time. */
                timeMax?: string;
                /** @description Only events that end after this time. */
                timeMin?: string;
                /** @description IANA time zone that times are returned in; that of the calendar by default. */
                timeZone?: string;
                /** @description Only events that were changed at or after this time; deleted ones are among them. */
                updatedMin?: string;
            };
            header?: never;
            path: {
                /** @description Id of the calendar; primary stands for the caller’s own. */
                calendarId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Channel"];
            };
        };
        responses: {
            /** @description Done; this is the answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Channel"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "calendar.settings.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the setting, such as timezone. */
                setting: string;
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
                    "application/json": components["schemas"]["Setting"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "calendar.settings.list": {
        parameters: {
            query?: {
                /** @description How many entries a page has at most; it may have fewer. */
                maxResults?: number;
                /** @description The nextPageToken of the page before; without it the first page is returned. */
                pageToken?: string;
                /** @description The nextSyncToken of an earlier list; only what has changed since is returned. */
                syncToken?: string;
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
                    "application/json": components["schemas"]["Settings"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "calendar.settings.watch": {
        parameters: {
            query?: {
                /** @description How many entries a page has at most; it may have fewer. */
                maxResults?: number;
                /** @description The nextPageToken of the page before; without it the first page is returned. */
                pageToken?: string;
                /** @description The nextSyncToken of an earlier list; only what has changed since is returned. */
                syncToken?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Channel"];
            };
        };
        responses: {
            /** @description Done; this is the answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Channel"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
}

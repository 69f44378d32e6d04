// Generated from the OpenAPI documents by `pnpm generate`. Do not edit.
export interface paths {
    "/calendars/{calendarId}/acl/{ruleId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["calendar.acl.get"];
        put: operations["calendar.acl.update"];
        post?: never;
        delete: operations["calendar.acl.delete"];
        options?: never;
        head?: never;
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
        get: operations["calendar.acl.list"];
        put?: never;
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
        get: operations["calendar.calendarList.get"];
        put: operations["calendar.calendarList.update"];
        post?: never;
        delete: operations["calendar.calendarList.delete"];
        options?: never;
        head?: never;
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
        get: operations["calendar.calendarList.list"];
        put?: never;
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
        get: operations["calendar.calendars.get"];
        put: operations["calendar.calendars.update"];
        post?: never;
        delete: operations["calendar.calendars.delete"];
        options?: never;
        head?: never;
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
        get: operations["calendar.events.get"];
        put: operations["calendar.events.update"];
        post?: never;
        delete: operations["calendar.events.delete"];
        options?: never;
        head?: never;
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
        get: operations["calendar.events.list"];
        put?: never;
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
            role?: string;
            scope?: {
                type?: string;
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
            readonly accessRole?: string;
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
            method?: string;
            type?: string;
        };
        Channel: {
            address?: string;
            expiration?: string;
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
            readonly statusCode?: string;
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
        Event: {
            anyoneCanAddSelf?: boolean;
            attachments?: components["schemas"]["EventAttachment"][];
            attendees?: components["schemas"]["EventAttendee"][];
            attendeesOmitted?: boolean;
            birthdayProperties?: components["schemas"]["EventBirthdayProperties"];
            colorId?: string;
            conferenceData?: components["schemas"]["ConferenceData"];
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
            eventType?: string;
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
            status?: string;
            summary?: string;
            transparency?: string;
            readonly updated?: string;
            visibility?: string;
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
            responseStatus?: string;
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
        Events: {
            readonly accessRole?: string;
            defaultReminders?: components["schemas"]["EventReminder"][];
            readonly description?: string;
            etag?: string;
            items?: components["schemas"]["Event"][];
            kind?: string;
            nextPageToken?: string;
            nextSyncToken?: string;
            readonly summary?: string;
            readonly timeZone?: string;
            readonly updated?: string;
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
            timeMax?: string;
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
            end?: string;
            start?: string;
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
    "calendar.acl.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                calendarId: string;
                ruleId: string;
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
                    "application/json": components["schemas"]["AclRule"];
                };
            };
        };
    };
    "calendar.acl.update": {
        parameters: {
            query?: {
                sendNotifications?: boolean;
            };
            header?: never;
            path: {
                calendarId: string;
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
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AclRule"];
                };
            };
        };
    };
    "calendar.acl.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                calendarId: string;
                ruleId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "calendar.acl.patch": {
        parameters: {
            query?: {
                sendNotifications?: boolean;
            };
            header?: never;
            path: {
                calendarId: string;
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
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AclRule"];
                };
            };
        };
    };
    "calendar.acl.list": {
        parameters: {
            query?: {
                maxResults?: number;
                pageToken?: string;
                showDeleted?: boolean;
                syncToken?: string;
            };
            header?: never;
            path: {
                calendarId: string;
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
                    "application/json": components["schemas"]["Acl"];
                };
            };
        };
    };
    "calendar.acl.insert": {
        parameters: {
            query?: {
                sendNotifications?: boolean;
            };
            header?: never;
            path: {
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
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AclRule"];
                };
            };
        };
    };
    "calendar.acl.watch": {
        parameters: {
            query?: {
                maxResults?: number;
                pageToken?: string;
                showDeleted?: boolean;
                syncToken?: string;
            };
            header?: never;
            path: {
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
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Channel"];
                };
            };
        };
    };
    "calendar.calendarList.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                calendarId: string;
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
                    "application/json": components["schemas"]["CalendarListEntry"];
                };
            };
        };
    };
    "calendar.calendarList.update": {
        parameters: {
            query?: {
                colorRgbFormat?: boolean;
            };
            header?: never;
            path: {
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
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarListEntry"];
                };
            };
        };
    };
    "calendar.calendarList.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                calendarId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "calendar.calendarList.patch": {
        parameters: {
            query?: {
                colorRgbFormat?: boolean;
            };
            header?: never;
            path: {
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
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarListEntry"];
                };
            };
        };
    };
    "calendar.calendarList.list": {
        parameters: {
            query?: {
                maxResults?: number;
                minAccessRole?: "freeBusyReader" | "owner" | "reader" | "writer" | "writerWithoutPrivateAccess";
                pageToken?: string;
                showDeleted?: boolean;
                showHidden?: boolean;
                showOwnOrganizationOnly?: boolean;
                syncToken?: string;
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
                    "application/json": components["schemas"]["CalendarList"];
                };
            };
        };
    };
    "calendar.calendarList.insert": {
        parameters: {
            query?: {
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
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarListEntry"];
                };
            };
        };
    };
    "calendar.calendarList.watch": {
        parameters: {
            query?: {
                maxResults?: number;
                minAccessRole?: "freeBusyReader" | "owner" | "reader" | "writer" | "writerWithoutPrivateAccess";
                pageToken?: string;
                showDeleted?: boolean;
                showHidden?: boolean;
                showOwnOrganizationOnly?: boolean;
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
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Channel"];
                };
            };
        };
    };
    "calendar.calendars.clear": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                calendarId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "calendar.calendars.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                calendarId: string;
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
                    "application/json": components["schemas"]["Calendar"];
                };
            };
        };
    };
    "calendar.calendars.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Calendar"];
                };
            };
        };
    };
    "calendar.calendars.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                calendarId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "calendar.calendars.patch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Calendar"];
                };
            };
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
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Calendar"];
                };
            };
        };
    };
    "calendar.calendars.transferOwnership": {
        parameters: {
            query: {
                newDataOwner: string;
                useAdminAccess: boolean;
            };
            header?: never;
            path: {
                calendarId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
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
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
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
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Colors"];
                };
            };
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
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FreeBusyResponse"];
                };
            };
        };
    };
    "calendar.events.get": {
        parameters: {
            query?: {
                /** @deprecated */
                alwaysIncludeEmail?: boolean;
                maxAttendees?: number;
                timeZone?: string;
            };
            header?: never;
            path: {
                calendarId: string;
                eventId: string;
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
                    "application/json": components["schemas"]["Event"];
                };
            };
        };
    };
    "calendar.events.update": {
        parameters: {
            query?: {
                /** @deprecated */
                alwaysIncludeEmail?: boolean;
                conferenceDataVersion?: number;
                eventLabelVersion?: number;
                maxAttendees?: number;
                /** @deprecated */
                sendNotifications?: boolean;
                sendUpdates?: "all" | "externalOnly" | "none";
                supportsAttachments?: boolean;
            };
            header?: never;
            path: {
                calendarId: string;
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
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Event"];
                };
            };
        };
    };
    "calendar.events.delete": {
        parameters: {
            query?: {
                /** @deprecated */
                sendNotifications?: boolean;
                sendUpdates?: "all" | "externalOnly" | "none";
            };
            header?: never;
            path: {
                calendarId: string;
                eventId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "calendar.events.patch": {
        parameters: {
            query?: {
                /** @deprecated */
                alwaysIncludeEmail?: boolean;
                conferenceDataVersion?: number;
                eventLabelVersion?: number;
                maxAttendees?: number;
                /** @deprecated */
                sendNotifications?: boolean;
                sendUpdates?: "all" | "externalOnly" | "none";
                supportsAttachments?: boolean;
            };
            header?: never;
            path: {
                calendarId: string;
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
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Event"];
                };
            };
        };
    };
    "calendar.events.import": {
        parameters: {
            query?: {
                conferenceDataVersion?: number;
                eventLabelVersion?: number;
                supportsAttachments?: boolean;
            };
            header?: never;
            path: {
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
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Event"];
                };
            };
        };
    };
    "calendar.events.list": {
        parameters: {
            query?: {
                /** @deprecated */
                alwaysIncludeEmail?: boolean;
                eventTypes?: ("birthday" | "default" | "focusTime" | "fromMail" | "outOfOffice" | "workingLocation")[];
                iCalUID?: string;
                maxAttendees?: number;
                maxResults?: number;
                orderBy?: "startTime" | "updated";
                pageToken?: string;
                privateExtendedProperty?: string[];
                q?: string;
                sharedExtendedProperty?: string[];
                showDeleted?: boolean;
                showHiddenInvitations?: boolean;
                singleEvents?: boolean;
                syncToken?: string;
                timeMax?: string;
                timeMin?: string;
                timeZone?: string;
                updatedMin?: string;
            };
            header?: never;
            path: {
                calendarId: string;
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
                    "application/json": components["schemas"]["Events"];
                };
            };
        };
    };
    "calendar.events.insert": {
        parameters: {
            query?: {
                conferenceDataVersion?: number;
                eventLabelVersion?: number;
                maxAttendees?: number;
                /** @deprecated */
                sendNotifications?: boolean;
                sendUpdates?: "all" | "externalOnly" | "none";
                supportsAttachments?: boolean;
            };
            header?: never;
            path: {
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
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Event"];
                };
            };
        };
    };
    "calendar.events.instances": {
        parameters: {
            query?: {
                /** @deprecated */
                alwaysIncludeEmail?: boolean;
                maxAttendees?: number;
                maxResults?: number;
                originalStart?: string;
                pageToken?: string;
                showDeleted?: boolean;
                timeMax?: string;
                timeMin?: string;
                timeZone?: string;
            };
            header?: never;
            path: {
                calendarId: string;
                eventId: string;
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
                    "application/json": components["schemas"]["Events"];
                };
            };
        };
    };
    "calendar.events.move": {
        parameters: {
            query: {
                destination: string;
                /** @deprecated */
                sendNotifications?: boolean;
                sendUpdates?: "all" | "externalOnly" | "none";
            };
            header?: never;
            path: {
                calendarId: string;
                eventId: string;
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
                    "application/json": components["schemas"]["Event"];
                };
            };
        };
    };
    "calendar.events.quickAdd": {
        parameters: {
            query: {
                /** @deprecated */
                sendNotifications?: boolean;
                sendUpdates?: "all" | "externalOnly" | "none";
                text: string;
            };
            header?: never;
            path: {
                calendarId: string;
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
                    "application/json": components["schemas"]["Event"];
                };
            };
        };
    };
    "calendar.events.watch": {
        parameters: {
            query?: {
                /** @deprecated */
                alwaysIncludeEmail?: boolean;
                eventTypes?: ("birthday" | "default" | "focusTime" | "fromMail" | "outOfOffice" | "workingLocation")[];
                iCalUID?: string;
                maxAttendees?: number;
                maxResults?: number;
                orderBy?: "startTime" | "updated";
                pageToken?: string;
                privateExtendedProperty?: string[];
                q?: string;
                sharedExtendedProperty?: string[];
                showDeleted?: boolean;
                showHiddenInvitations?: boolean;
                singleEvents?: boolean;
                syncToken?: string;
                timeMax?: string;
                timeMin?: string;
                timeZone?: string;
                updatedMin?: string;
            };
            header?: never;
            path: {
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
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Channel"];
                };
            };
        };
    };
    "calendar.settings.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                setting: string;
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
                    "application/json": components["schemas"]["Setting"];
                };
            };
        };
    };
    "calendar.settings.list": {
        parameters: {
            query?: {
                maxResults?: number;
                pageToken?: string;
                syncToken?: string;
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
                    "application/json": components["schemas"]["Settings"];
                };
            };
        };
    };
    "calendar.settings.watch": {
        parameters: {
            query?: {
                maxResults?: number;
                pageToken?: string;
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
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Channel"];
                };
            };
        };
    };
}

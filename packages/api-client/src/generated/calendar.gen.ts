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
        /** Remove an access rule */
        delete: operations["calendar.acl.delete"];
        options?: never;
        head?: never;
        /** Change fields of an access rule */
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
        /** Give access to a calendar */
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
        /** Watch the access rules of a calendar for changes */
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
        /** Remove a calendar from the caller’s list */
        delete: operations["calendar.calendarList.delete"];
        options?: never;
        head?: never;
        /** Change fields of an entry of the caller’s list of calendars */
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
        /** Add an existing calendar to the caller’s list */
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
        /** Watch the caller’s list of calendars for changes */
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
        /** Read the metadata of a calendar */
        get: operations["calendar.calendars.get"];
        /** Replace the metadata of a calendar */
        put: operations["calendar.calendars.update"];
        post?: never;
        /** Delete a secondary calendar with all of its events */
        delete: operations["calendar.calendars.delete"];
        options?: never;
        head?: never;
        /** Change fields of a calendar */
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
        /** Stop a notification channel of the calendar service */
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
        /** Read when people and calendars are busy */
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
        /** Change fields of an event */
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
        /** Import a private copy of an event */
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
        /** List, search and sync the events of a calendar */
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
        /** Watch the events of a calendar for changes */
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
        /** Watch the caller’s calendar settings for changes */
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
        /** @description A page of the access rules of a calendar. */
        Acl: {
            /** @description Changes whenever the resource changes; for If-Match and If-None-Match. */
            etag?: string;
            /** @description The entries of this page. */
            items?: components["schemas"]["AclRule"][];
            /** @description Type of the resource; always the same. */
            kind?: string;
            /** @description Token of the next page; absent on the last one. */
            nextPageToken?: string;
            /** @description Token for listing later changes; on the last page only. */
            nextSyncToken?: string;
        };
        /** @description What one person, group, organisation or everyone may do with a calendar. */
        AclRule: {
            /** @description Changes whenever the resource changes; for If-Match and If-None-Match. */
            readonly etag?: string;
            /** @description ID of the rule: type and value of its scope, such as user:ana@example.com, or just default. */
            readonly id?: string;
            /** @description Type of the resource; always the same. */
            readonly kind?: string;
            /**
             * @description What the scope may do; none marks a removed rule.
             * @enum {string}
             */
            role?: "none" | "freeBusyReader" | "reader" | "writerWithoutPrivateAccess" | "writer" | "owner";
            /** @description Whom the rule applies to. */
            scope?: {
                /**
                 * @description Scope type; default means everyone.
                 * @enum {string}
                 */
                type?: "default" | "user" | "group" | "domain";
                /** @description Email address or domain; absent for default. */
                value?: string;
            };
        };
        /** @description The properties of a calendar that everyone shares. */
        Calendar: {
            /** @description Whether the calendar of a resource accepts invitations automatically. */
            autoAcceptInvitations?: boolean;
            /** @description Conferences that events of the calendar can have. */
            conferenceProperties?: components["schemas"]["ConferenceProperties"];
            /** @description Address of the one person the calendar belongs to; only for secondary calendars. */
            readonly dataOwner?: string;
            /** @description What the calendar is for. */
            description?: string;
            /** @description Changes whenever the resource changes; for If-Match and If-None-Match. */
            readonly etag?: string;
            /** @description ID of the calendar; for a primary calendar the address of its account. */
            readonly id?: string;
            /** @description Type of the resource; always the same. */
            readonly kind?: string;
            /** @description Labels that events of the calendar can have. */
            labelProperties?: components["schemas"]["LabelProperties"];
            /** @description Location of the calendar, as text. */
            location?: string;
            /** @description Name of the calendar. */
            summary?: string;
            /** @description IANA time zone of the calendar. */
            timeZone?: string;
        };
        /** @description A page of the caller’s list of calendars. */
        CalendarList: {
            /** @description Changes whenever the resource changes; for If-Match and If-None-Match. */
            etag?: string;
            /** @description The entries of this page. */
            items?: components["schemas"]["CalendarListEntry"][];
            /** @description Type of the resource; always the same. */
            kind?: string;
            /** @description Token of the next page; absent on the last one. */
            nextPageToken?: string;
            /** @description Token for listing later changes; on the last page only. */
            nextSyncToken?: string;
        };
        /** @description A calendar in a person’s list. */
        CalendarListEntry: {
            /**
             * @description What the caller may do with the calendar.
             * @enum {string}
             */
            readonly accessRole?: "freeBusyReader" | "reader" | "writerWithoutPrivateAccess" | "writer" | "owner";
            /** @description Whether the calendar of a resource accepts invitations automatically. */
            readonly autoAcceptInvitations?: boolean;
            /** @description Colour of the calendar as #rrggbb; writable only with colorRgbFormat. */
            backgroundColor?: string;
            /** @description Index of the calendar’s colour in the palette. */
            colorId?: string;
            /** @description Conferences that events of the calendar can have. */
            readonly conferenceProperties?: components["schemas"]["ConferenceProperties"];
            /** @description Address of the one person the calendar belongs to. */
            readonly dataOwner?: string;
            /** @description Caller’s reminders for events without their own. */
            defaultReminders?: components["schemas"]["EventReminder"][];
            /** @description True when the calendar was removed from the list; otherwise absent. */
            readonly deleted?: boolean;
            /** @description What the calendar is for. */
            readonly description?: string;
            /** @description Changes whenever the resource changes; for If-Match and If-None-Match. */
            readonly etag?: string;
            /** @description Colour of text on the calendar as #rrggbb; writable only with colorRgbFormat. */
            foregroundColor?: string;
            /** @description True when the calendar is hidden from the list; otherwise absent. */
            hidden?: boolean;
            /** @description ID of the calendar. */
            id?: string;
            /** @description Type of the resource; always the same. */
            readonly kind?: string;
            /** @description Location of the calendar, as text. */
            readonly location?: string;
            /** @description Mail notifications for the calendar. */
            notificationSettings?: {
                /** @description The events to notify of by mail. */
                notifications?: components["schemas"]["CalendarNotification"][];
            };
            /** @description True for the caller’s own calendar; otherwise absent. */
            readonly primary?: boolean;
            /** @description True when the events of the calendar are shown; otherwise absent. */
            selected?: boolean;
            /** @description Name of the calendar. */
            readonly summary?: string;
            /** @description Name that the caller has given the calendar. */
            summaryOverride?: string;
            /** @description IANA time zone of the calendar. */
            readonly timeZone?: string;
        };
        /** @description A mail notification about a calendar. */
        CalendarNotification: {
            /**
             * @description How the person is notified.
             * @enum {string}
             */
            method?: "email";
            /**
             * @description What the notification is for.
             * @enum {string}
             */
            type?: "eventCreation" | "eventChange" | "eventCancellation" | "eventResponse" | "agenda";
        };
        /** @description A subscription to notifications of changes. */
        Channel: {
            /** @description HTTPS URL that notifications are sent to. */
            address?: string;
            /**
             * Format: int64
             * @description When the channel ends, in milliseconds since 1970, as text.
             */
            expiration?: string | number;
            /** @description ID that the client gives the channel; must be unique. */
            id?: string;
            /** @description Type of the resource; always the same. */
            kind?: string;
            /** @description Further options; ttl requests a lifetime in seconds. */
            params?: {
                [key: string]: string;
            };
            /** @description Ignored. */
            payload?: boolean;
            /** @description ID of what is watched. */
            resourceId?: string;
            /** @description Address of what is watched. */
            readonly resourceUri?: string;
            /** @description Text that is sent with each notification. */
            token?: string;
            /** @description Delivery type: web_hook. */
            type?: string;
        };
        /** @description A pair of colours. */
        ColorDefinition: {
            /** @description Colour of the surface, as #rrggbb. */
            background?: string;
            /** @description Colour of text on it, as #rrggbb. */
            foreground?: string;
        };
        /** @description The palettes of calendars and events. */
        Colors: {
            /** @description Colours of calendars, by colorId. */
            readonly calendar?: {
                [key: string]: components["schemas"]["ColorDefinition"];
            };
            /** @description Colours of events, by colorId. */
            readonly event?: {
                [key: string]: components["schemas"]["ColorDefinition"];
            };
            /** @description Type of the resource; always the same. */
            kind?: string;
            /**
             * Format: date-time
             * @description When the palettes were last changed.
             */
            readonly updated?: string;
        };
        /** @description A conference that belongs to an event. */
        ConferenceData: {
            /** @description ID of the conference. */
            conferenceId?: string;
            /** @description The conferencing service. */
            conferenceSolution?: components["schemas"]["ConferenceSolution"];
            /** @description Asks for a new conference, and reports its status. */
            createRequest?: components["schemas"]["CreateConferenceRequest"];
            /** @description The entry points of the conference. */
            entryPoints?: components["schemas"]["EntryPoint"][];
            /** @description What participants should know. */
            notes?: string;
            /** @description Data of add-ons. */
            parameters?: components["schemas"]["ConferenceParameters"];
            /** @description Proves that the data was not changed. */
            signature?: string;
        };
        /** @description Additional data of conferences. */
        ConferenceParameters: {
            /** @description Data of add-ons. */
            addOnParameters?: components["schemas"]["ConferenceParametersAddOnParameters"];
        };
        /** @description Data of add-ons about a conference. */
        ConferenceParametersAddOnParameters: {
            /** @description The data, by name. */
            parameters?: {
                [key: string]: string;
            };
        };
        /** @description Which conferences a calendar allows. */
        ConferenceProperties: {
            /** @description Conference types that events can have. */
            allowedConferenceSolutionTypes?: string[];
        };
        /** @description The status of creating a conference. */
        ConferenceRequestStatus: {
            /**
             * @description Status of the request.
             * @enum {string}
             */
            readonly statusCode?: "pending" | "success" | "failure";
        };
        /** @description A conferencing service. */
        ConferenceSolution: {
            /** @description URL of the service’s icon. */
            iconUri?: string;
            /** @description Conference type. */
            key?: components["schemas"]["ConferenceSolutionKey"];
            /** @description Name of the service. */
            name?: string;
        };
        /** @description A conference type. */
        ConferenceSolutionKey: {
            /** @description hangoutsMeet, addOn or a former type. */
            type?: string;
        };
        /** @description Asks for a new conference. */
        CreateConferenceRequest: {
            /** @description Conference type. */
            conferenceSolutionKey?: components["schemas"]["ConferenceSolutionKey"];
            /** @description ID that the client gives the request; repeated IDs are ignored. */
            requestId?: string;
            /** @description Status of the request. */
            status?: components["schemas"]["ConferenceRequestStatus"];
        };
        /** @description An entry point of a conference. */
        EntryPoint: {
            /** @description Access code. */
            accessCode?: string;
            /** @description What the entry point can do, such as toll-free calls. */
            entryPointFeatures?: string[];
            /** @description video, phone, sip or more. */
            entryPointType?: string;
            /** @description Text to show for the address. */
            label?: string;
            /** @description Code of the meeting. */
            meetingCode?: string;
            /** @description Passcode. */
            passcode?: string;
            /** @description Password. */
            password?: string;
            /** @description PIN. */
            pin?: string;
            /** @description Country of a telephone number. */
            regionCode?: string;
            /** @description Address: http(s) for video and more, tel for phone, sip for sip. */
            uri?: string;
        };
        /** @description Why a calendar or group could not be read. */
        Error: {
            /** @description Part of the service that the reason belongs to. */
            domain?: string;
            /** @description Name of the error, such as notFound. */
            reason?: string;
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
        /** @description An event, a series, or one occurrence of a series. */
        Event: {
            /** @description Deprecated. */
            anyoneCanAddSelf?: boolean;
            /** @description Files that belong to the event, at most 25; writable only with supportsAttachments. */
            attachments?: components["schemas"]["EventAttachment"][];
            /** @description The guests. */
            attendees?: components["schemas"]["EventAttendee"][];
            /** @description Whether guests were left out of the response; in a request, that only the caller’s reply is changed. */
            attendeesOmitted?: boolean;
            /** @description Properties of a birthday. */
            birthdayProperties?: components["schemas"]["EventBirthdayProperties"];
            /** @description Index of the event’s colour in the palette; absent for the colour of the calendar. */
            colorId?: string;
            /** @description The conference of the event; writable only with conferenceDataVersion 1. */
            conferenceData?: components["schemas"]["ConferenceData"];
            /**
             * Format: date-time
             * @description When the event was created.
             */
            readonly created?: string;
            /** @description Who created the event. */
            readonly creator?: {
                /** @description Display name. */
                displayName?: string;
                /** @description Email address. */
                email?: string;
                /** @description ID of the profile. */
                id?: string;
                /** @description Whether it is the requested calendar. */
                self?: boolean;
            };
            /** @description Notes on the event; may contain HTML. */
            description?: string;
            /** @description When the event ends, exclusive. */
            end?: components["schemas"]["EventDateTime"];
            /** @description Whether the end is not known. */
            endTimeUnspecified?: boolean;
            /** @description Changes whenever the resource changes; for If-Match and If-None-Match. */
            readonly etag?: string;
            /** @description ID of the label; writable only with eventLabelVersion 1. */
            eventLabelId?: string;
            /**
             * @description Event type; immutable. fromGmail is treated as fromMail.
             * @enum {string}
             */
            eventType?: "birthday" | "default" | "focusTime" | "fromGmail" | "fromMail" | "outOfOffice" | "workingLocation";
            /** @description Data that apps store with the event. */
            extendedProperties?: {
                /** @description Data of this copy of the event, by name. */
                private?: {
                    [key: string]: string;
                };
                /** @description Data of all copies of the event, by name. */
                shared?: {
                    [key: string]: string;
                };
            };
            /** @description What happens during focus time. */
            focusTimeProperties?: components["schemas"]["EventFocusTimeProperties"];
            /** @description Deprecated. */
            gadget?: {
                /** @description Deprecated. */
                display?: string;
                /** @description Deprecated. */
                height?: number;
                /** @description Deprecated. */
                iconLink?: string;
                /** @description Deprecated. */
                link?: string;
                /** @description Deprecated. */
                preferences?: {
                    [key: string]: string;
                };
                /** @description Deprecated. */
                title?: string;
                /** @description Deprecated. */
                type?: string;
                /** @description Deprecated. */
                width?: number;
            };
            /** @description Whether guests may invite others; absent when true. */
            guestsCanInviteOthers?: boolean;
            /** @description Whether guests may change the event; absent when false. */
            guestsCanModify?: boolean;
            /** @description Whether guests see who else is invited; absent when true. */
            guestsCanSeeOtherGuests?: boolean;
            /** @description Address of the video conference. */
            readonly hangoutLink?: string;
            /** @description Address of the event in the console. */
            readonly htmlLink?: string;
            /** @description iCalendar UID; the same for all occurrences and all copies. */
            iCalUID?: string;
            /** @description ID of the event: 5 to 1024 characters of a to v and 0 to 9, chosen by the client or generated by the service. */
            id?: string;
            /** @description Type of the resource; always the same. */
            readonly kind?: string;
            /** @description Where the event takes place, as text. */
            location?: string;
            /** @description Whether the main fields cannot be changed. */
            readonly locked?: boolean;
            /** @description Whose calendar the event belongs to. */
            readonly organizer?: {
                /** @description Display name. */
                displayName?: string;
                /** @description Email address. */
                email?: string;
                /** @description ID of the profile. */
                id?: string;
                /** @description Whether it is the requested calendar. */
                self?: boolean;
            };
            /** @description For an occurrence: its original start in the series. */
            originalStartTime?: components["schemas"]["EventDateTime"];
            /** @description What happens during the absence. */
            outOfOfficeProperties?: components["schemas"]["EventOutOfOfficeProperties"];
            /** @description Whether the event was imported and is not shared with its guests. */
            readonly privateCopy?: boolean;
            /** @description RRULE, EXRULE, RDATE and EXDATE lines of a series (RFC 5545). */
            recurrence?: string[];
            /** @description For an occurrence: ID of its series. */
            readonly recurringEventId?: string;
            /** @description Reminders of the caller for the event. */
            reminders?: {
                /** @description The event’s own reminders, at most five. */
                overrides?: components["schemas"]["EventReminder"][];
                /** @description Whether the reminders of the calendar apply. */
                useDefault?: boolean;
            };
            /** @description How often the time of the event was changed. */
            sequence?: number;
            /** @description Where the event comes from; seen by its creator only. */
            source?: {
                /** @description Name of the page. */
                title?: string;
                /** @description Address of the page. */
                url?: string;
            };
            /** @description When the event starts. */
            start?: components["schemas"]["EventDateTime"];
            /**
             * @description Whether the event takes place; cancelled for deleted events.
             * @enum {string}
             */
            status?: "confirmed" | "tentative" | "cancelled";
            /** @description Title of the event. */
            summary?: string;
            /**
             * @description Whether the event makes its people busy (opaque) or not (transparent).
             * @enum {string}
             */
            transparency?: "opaque" | "transparent";
            /**
             * Format: date-time
             * @description When the event was last changed, other than its reminders.
             */
            readonly updated?: string;
            /**
             * @description Who sees the details; confidential means private.
             * @enum {string}
             */
            visibility?: "default" | "public" | "private" | "confidential";
            /** @description Where the person works. */
            workingLocationProperties?: components["schemas"]["EventWorkingLocationProperties"];
        };
        /** @description A file that belongs to an event. */
        EventAttachment: {
            /** @description ID of the file. */
            readonly fileId?: string;
            /** @description Address of the file. */
            fileUrl?: string;
            /** @description URL of an icon for its type. */
            iconLink?: string;
            /** @description Media type. */
            mimeType?: string;
            /** @description Display name. */
            title?: string;
        };
        /** @description A guest of an event. */
        EventAttendee: {
            /** @description Number of additional guests. */
            additionalGuests?: number;
            /** @description Pending work for a large group. */
            readonly asyncOperation?: string;
            /** @description The guest’s comment. */
            comment?: string;
            /** @description Display name. */
            displayName?: string;
            /** @description Email address. */
            email?: string;
            /** @description ID of the profile. */
            id?: string;
            /** @description Whether attendance is optional. */
            optional?: boolean;
            /** @description Whether the guest is the organizer. */
            readonly organizer?: boolean;
            /** @description Whether the guest is a room or other resource. */
            resource?: boolean;
            /**
             * @description The reply.
             * @enum {string}
             */
            responseStatus?: "needsAction" | "declined" | "tentative" | "accepted";
            /** @description Whether the guest is the requested calendar. */
            readonly self?: boolean;
        };
        /** @description Properties of a birthday. */
        EventBirthdayProperties: {
            /** @description Contact that the event is for. */
            readonly contact?: string;
            /** @description Name of a custom type. */
            readonly customTypeName?: string;
            /** @description birthday, anniversary, custom, other or self. */
            type?: string;
        };
        /** @description A date or a time: date for all-day events, dateTime for others. */
        EventDateTime: {
            /** @description The date, as yyyy-mm-dd. */
            date?: string;
            /** @description The time (RFC 3339); the offset is optional when timeZone is set. */
            dateTime?: string;
            /** @description IANA time zone in which a series recurs. */
            timeZone?: string;
        };
        /** @description What happens during focus time. */
        EventFocusTimeProperties: {
            /** @description Which invitations are declined: declineNone, declineAllConflictingInvitations or declineOnlyNewConflictingInvitations. */
            autoDeclineMode?: string;
            /** @description Chat status: available or doNotDisturb. */
            chatStatus?: string;
            /** @description Message sent with declined invitations. */
            declineMessage?: string;
        };
        /** @description A label that events of a calendar can have. */
        EventLabel: {
            /** @description Colour of the label, as #rrggbb. */
            backgroundColor?: string;
            /** @description ID of the label. */
            id?: string;
            /** @description Name of the label, of at most 50 characters. */
            name?: string;
        };
        /** @description What happens during an absence. */
        EventOutOfOfficeProperties: {
            /** @description Which invitations are declined: declineNone, declineAllConflictingInvitations or declineOnlyNewConflictingInvitations. */
            autoDeclineMode?: string;
            /** @description Message sent with declined invitations. */
            declineMessage?: string;
        };
        /** @description Reminds a person of an event before it starts. */
        EventReminder: {
            /** @description How: popup or email. */
            method?: string;
            /** @description How long before the start, from 0 to 40320 minutes. */
            minutes?: number;
        };
        /** @description A working location. */
        EventWorkingLocationProperties: {
            /** @description Another location. */
            customLocation?: {
                /** @description Name of the place. */
                label?: string;
            };
            /** @description Any value, for working from home. */
            homeOffice?: unknown;
            /** @description An office location. */
            officeLocation?: {
                /** @description ID of the building. */
                buildingId?: string;
                /** @description ID of the desk. */
                deskId?: string;
                /** @description ID of the floor. */
                floorId?: string;
                /** @description ID of the section of the floor. */
                floorSectionId?: string;
                /** @description Name of the place. */
                label?: string;
            };
            /** @description homeOffice, officeLocation or customLocation. */
            type?: string;
        };
        /** @description A page of the events of a calendar. */
        Events: {
            /**
             * @description What the caller may do with the calendar.
             * @enum {string}
             */
            readonly accessRole?: "freeBusyReader" | "reader" | "writerWithoutPrivateAccess" | "writer" | "owner";
            /** @description Caller’s reminders for events without their own. */
            defaultReminders?: components["schemas"]["EventReminder"][];
            /** @description What the calendar is for. */
            readonly description?: string;
            /** @description Changes whenever the resource changes; for If-Match and If-None-Match. */
            etag?: string;
            /** @description The entries of this page. */
            items?: components["schemas"]["Event"][];
            /** @description Type of the resource; always the same. */
            kind?: string;
            /** @description Token of the next page; absent on the last one. */
            nextPageToken?: string;
            /** @description Token for listing later changes; on the last page only. */
            nextSyncToken?: string;
            /** @description Name of the calendar. */
            readonly summary?: string;
            /** @description IANA time zone of the calendar. */
            readonly timeZone?: string;
            /**
             * Format: date-time
             * @description When the calendar was last changed.
             */
            readonly updated?: string;
        };
        /** @description When one calendar is busy. */
        FreeBusyCalendar: {
            /** @description The busy times, in order and without overlaps. */
            busy?: components["schemas"]["TimePeriod"][];
            /** @description Why it could not be read. */
            errors?: components["schemas"]["Error"][];
        };
        /** @description The calendars of a group. */
        FreeBusyGroup: {
            /** @description IDs of the calendars. */
            calendars?: string[];
            /** @description Why it could not be read. */
            errors?: components["schemas"]["Error"][];
        };
        /** @description Whose busy times to return, and for which period. */
        FreeBusyRequest: {
            /** @description Maximum number of calendars returned; up to 50. */
            calendarExpansionMax?: number;
            /** @description Maximum number of calendars returned per group; up to 100. */
            groupExpansionMax?: number;
            /** @description The calendars and groups. */
            items?: components["schemas"]["FreeBusyRequestItem"][];
            /** @description End of the requested period. Required. */
            timeMax: string;
            /** @description Start of the requested period. Required. */
            timeMin: string;
            /** @description IANA time zone of the response; UTC by default. */
            timeZone?: string;
        };
        /** @description A calendar or group to query. */
        FreeBusyRequestItem: {
            /** @description ID of the calendar or group. */
            id: string;
        };
        /** @description When calendars are busy. */
        FreeBusyResponse: {
            /** @description Busy times, by requested ID. */
            calendars?: {
                [key: string]: components["schemas"]["FreeBusyCalendar"];
            };
            /** @description Calendars of the groups, by requested ID. */
            groups?: {
                [key: string]: components["schemas"]["FreeBusyGroup"];
            };
            /** @description Type of the resource; always the same. */
            kind?: string;
            /**
             * Format: date-time
             * @description End of the requested period.
             */
            timeMax?: string;
            /**
             * Format: date-time
             * @description Start of the requested period.
             */
            timeMin?: string;
        };
        /** @description The labels of a calendar. */
        LabelProperties: {
            /** @description Labels that events can have, at most 200; always replaced as a whole. */
            eventLabels?: components["schemas"]["EventLabel"][];
        };
        /** @description One setting of a person. */
        Setting: {
            /** @description Changes whenever the resource changes; for If-Match and If-None-Match. */
            etag?: string;
            /** @description ID of the setting. */
            id?: string;
            /** @description Type of the resource; always the same. */
            kind?: string;
            /** @description The value, always as text. */
            value?: string;
        };
        /** @description A page of the settings of a person. */
        Settings: {
            /** @description Changes whenever the resource changes; for If-Match and If-None-Match. */
            etag?: string;
            /** @description The entries of this page. */
            items?: components["schemas"]["Setting"][];
            /** @description Type of the resource; always the same. */
            kind?: string;
            /** @description Token of the next page; absent on the last one. */
            nextPageToken?: string;
            /** @description Token for listing later changes; on the last page only. */
            nextSyncToken?: string;
        };
        /** @description A period of time. */
        TimePeriod: {
            /**
             * Format: date-time
             * @description End, exclusive.
             */
            end?: string;
            /**
             * Format: date-time
             * @description Start.
             */
            start?: string;
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
    "calendar.acl.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the calendar; primary stands for the caller’s own. */
                calendarId: string;
                /** @description ID of the access rule, such as user:ana@example.com. */
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
            default: components["responses"]["Error"];
        };
    };
    "calendar.acl.update": {
        parameters: {
            query?: {
                /** @description Whether the person is notified by mail; never when access is removed. */
                sendNotifications?: boolean;
            };
            header?: never;
            path: {
                /** @description ID of the calendar; primary stands for the caller’s own. */
                calendarId: string;
                /** @description ID of the access rule, such as user:ana@example.com. */
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
            default: components["responses"]["Error"];
        };
    };
    "calendar.acl.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the calendar; primary stands for the caller’s own. */
                calendarId: string;
                /** @description ID of the access rule, such as user:ana@example.com. */
                ruleId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No content */
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
                /** @description Whether the person is notified by mail; never when access is removed. */
                sendNotifications?: boolean;
            };
            header?: never;
            path: {
                /** @description ID of the calendar; primary stands for the caller’s own. */
                calendarId: string;
                /** @description ID of the access rule, such as user:ana@example.com. */
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
            default: components["responses"]["Error"];
        };
    };
    "calendar.acl.list": {
        parameters: {
            query?: {
                /** @description Maximum number of entries per page; a page may have fewer. */
                maxResults?: number;
                /** @description The nextPageToken of the previous page; without it, the first page is returned. */
                pageToken?: string;
                /** @description Whether rules that were removed are also returned, with the role none. */
                showDeleted?: boolean;
                /** @description The nextSyncToken of an earlier list; only what has changed since is returned. */
                syncToken?: string;
            };
            header?: never;
            path: {
                /** @description ID of the calendar; primary stands for the caller’s own. */
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
            default: components["responses"]["Error"];
        };
    };
    "calendar.acl.insert": {
        parameters: {
            query?: {
                /** @description Whether the person is notified by mail. */
                sendNotifications?: boolean;
            };
            header?: never;
            path: {
                /** @description ID of the calendar; primary stands for the caller’s own. */
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
            default: components["responses"]["Error"];
        };
    };
    "calendar.acl.watch": {
        parameters: {
            query?: {
                /** @description Maximum number of entries per page; a page may have fewer. */
                maxResults?: number;
                /** @description The nextPageToken of the previous page; without it, the first page is returned. */
                pageToken?: string;
                /** @description Whether rules that were removed are also returned, with the role none. */
                showDeleted?: boolean;
                /** @description The nextSyncToken of an earlier list; only what has changed since is returned. */
                syncToken?: string;
            };
            header?: never;
            path: {
                /** @description ID of the calendar; primary stands for the caller’s own. */
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
            default: components["responses"]["Error"];
        };
    };
    "calendar.calendarList.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the calendar; primary stands for the caller’s own. */
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
            default: components["responses"]["Error"];
        };
    };
    "calendar.calendarList.update": {
        parameters: {
            query?: {
                /** @description Whether colours are set as RGB values instead of palette indexes. */
                colorRgbFormat?: boolean;
            };
            header?: never;
            path: {
                /** @description ID of the calendar; primary stands for the caller’s own. */
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
            default: components["responses"]["Error"];
        };
    };
    "calendar.calendarList.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the calendar; primary stands for the caller’s own. */
                calendarId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No content */
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
                /** @description Whether colours are set as RGB values instead of palette indexes. */
                colorRgbFormat?: boolean;
            };
            header?: never;
            path: {
                /** @description ID of the calendar; primary stands for the caller’s own. */
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
            default: components["responses"]["Error"];
        };
    };
    "calendar.calendarList.list": {
        parameters: {
            query?: {
                /** @description Maximum number of entries per page; a page may have fewer. */
                maxResults?: number;
                /** @description The lowest role that the caller has in the calendars returned. */
                minAccessRole?: "freeBusyReader" | "owner" | "reader" | "writer" | "writerWithoutPrivateAccess";
                /** @description The nextPageToken of the previous page; without it, the first page is returned. */
                pageToken?: string;
                /** @description Whether deleted entries are also returned. */
                showDeleted?: boolean;
                /** @description Whether hidden entries are also returned. */
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
            /** @description OK */
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
                /** @description Whether colours are set as RGB values instead of palette indexes. */
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
            default: components["responses"]["Error"];
        };
    };
    "calendar.calendarList.watch": {
        parameters: {
            query?: {
                /** @description Maximum number of entries per page; a page may have fewer. */
                maxResults?: number;
                /** @description The lowest role that the caller has in the calendars returned. */
                minAccessRole?: "freeBusyReader" | "owner" | "reader" | "writer" | "writerWithoutPrivateAccess";
                /** @description The nextPageToken of the previous page; without it, the first page is returned. */
                pageToken?: string;
                /** @description Whether deleted entries are also returned. */
                showDeleted?: boolean;
                /** @description Whether hidden entries are also returned. */
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
            /** @description OK */
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
                /** @description ID of the calendar; primary stands for the caller’s own. */
                calendarId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No content */
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
                /** @description ID of the calendar; primary stands for the caller’s own. */
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
            default: components["responses"]["Error"];
        };
    };
    "calendar.calendars.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the calendar; primary stands for the caller’s own. */
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
            default: components["responses"]["Error"];
        };
    };
    "calendar.calendars.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the calendar; primary stands for the caller’s own. */
                calendarId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No content */
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
                /** @description ID of the calendar; primary stands for the caller’s own. */
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
            /** @description OK */
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
                /** @description Email address of the new data owner. */
                newDataOwner: string;
                /** @description Must be true: the caller acts as an administrator of the organisation. */
                useAdminAccess: boolean;
            };
            header?: never;
            path: {
                /** @description ID of the calendar; primary stands for the caller’s own. */
                calendarId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No content */
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
            /** @description No content */
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
            /** @description OK */
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
            /** @description OK */
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
                /** @description IANA time zone of returned times; the calendar’s by default. */
                timeZone?: string;
            };
            header?: never;
            path: {
                /** @description ID of the calendar; primary stands for the caller’s own. */
                calendarId: string;
                /** @description ID of the event; of an occurrence, the ID that instances returns. */
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
                /** @description 1 when the client supports conference data; with 0, the conference data of the request is ignored. */
                conferenceDataVersion?: number;
                /** @description 1 when the client supports event labels; with 0, colours are used instead. */
                eventLabelVersion?: number;
                /** @description With more attendees than this only the calendar’s own entry is returned. */
                maxAttendees?: number;
                /**
                 * @deprecated
                 * @description Whether guests are notified; sendUpdates is more precise.
                 */
                sendNotifications?: boolean;
                /** @description Which guests are notified by mail. */
                sendUpdates?: "all" | "externalOnly" | "none";
                /** @description Whether the client supports attachments; otherwise those of the request are ignored. */
                supportsAttachments?: boolean;
            };
            header?: never;
            path: {
                /** @description ID of the calendar; primary stands for the caller’s own. */
                calendarId: string;
                /** @description ID of the event; of an occurrence, the ID that instances returns. */
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
            default: components["responses"]["Error"];
        };
    };
    "calendar.events.delete": {
        parameters: {
            query?: {
                /**
                 * @deprecated
                 * @description Whether guests are notified; sendUpdates is more precise.
                 */
                sendNotifications?: boolean;
                /** @description Which guests are notified by mail. */
                sendUpdates?: "all" | "externalOnly" | "none";
            };
            header?: never;
            path: {
                /** @description ID of the calendar; primary stands for the caller’s own. */
                calendarId: string;
                /** @description ID of the event; of an occurrence, the ID that instances returns. */
                eventId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No content */
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
                /** @description 1 when the client supports conference data; with 0, the conference data of the request is ignored. */
                conferenceDataVersion?: number;
                /** @description 1 when the client supports event labels; with 0, colours are used instead. */
                eventLabelVersion?: number;
                /** @description With more attendees than this only the calendar’s own entry is returned. */
                maxAttendees?: number;
                /**
                 * @deprecated
                 * @description Whether guests are notified; sendUpdates is more precise.
                 */
                sendNotifications?: boolean;
                /** @description Which guests are notified by mail. */
                sendUpdates?: "all" | "externalOnly" | "none";
                /** @description Whether the client supports attachments; otherwise those of the request are ignored. */
                supportsAttachments?: boolean;
            };
            header?: never;
            path: {
                /** @description ID of the calendar; primary stands for the caller’s own. */
                calendarId: string;
                /** @description ID of the event; of an occurrence, the ID that instances returns. */
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
            default: components["responses"]["Error"];
        };
    };
    "calendar.events.import": {
        parameters: {
            query?: {
                /** @description 1 when the client supports conference data; with 0, the conference data of the request is ignored. */
                conferenceDataVersion?: number;
                /** @description 1 when the client supports event labels; with 0, colours are used instead. */
                eventLabelVersion?: number;
                /** @description Whether the client supports attachments; otherwise those of the request are ignored. */
                supportsAttachments?: boolean;
            };
            header?: never;
            path: {
                /** @description ID of the calendar; primary stands for the caller’s own. */
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
                /** @description Only events of these types; all types by default. */
                eventTypes?: ("birthday" | "default" | "focusTime" | "fromMail" | "outOfOffice" | "workingLocation")[];
                /** @description Only events with this iCalendar UID. */
                iCalUID?: string;
                /** @description With more attendees than this only the calendar’s own entry is returned. */
                maxAttendees?: number;
                /** @description Maximum number of entries per page; a page may have fewer. */
                maxResults?: number;
                /** @description startTime (with singleEvents only) or updated. */
                orderBy?: "startTime" | "updated";
                /** @description The nextPageToken of the previous page; without it, the first page is returned. */
                pageToken?: string;
                /** @description Only events with this private property, as name=value; all values must match. */
                privateExtendedProperty?: string[];
                /** @description Words that must occur in the texts, places or people of an event. */
                q?: string;
                /** @description Only events with this shared property, as name=value; all values must match. */
                sharedExtendedProperty?: string[];
                /** @description Whether deleted entries are also returned. */
                showDeleted?: boolean;
                /** @description Whether invitations that the settings hide are also returned. */
                showHiddenInvitations?: boolean;
                /** @description Whether series are replaced by their occurrences. */
                singleEvents?: boolean;
                /** @description The nextSyncToken of an earlier list; only what has changed since is returned. */
                syncToken?: string;
                /** @description Only events that start before this time. */
                timeMax?: string;
                /** @description Only events that end after this time. */
                timeMin?: string;
                /** @description IANA time zone of returned times; the calendar’s by default. */
                timeZone?: string;
                /** @description Only events that were changed at or after this time; including deleted ones. */
                updatedMin?: string;
            };
            header?: never;
            path: {
                /** @description ID of the calendar; primary stands for the caller’s own. */
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
            default: components["responses"]["Error"];
        };
    };
    "calendar.events.insert": {
        parameters: {
            query?: {
                /** @description 1 when the client supports conference data; with 0, the conference data of the request is ignored. */
                conferenceDataVersion?: number;
                /** @description 1 when the client supports event labels; with 0, colours are used instead. */
                eventLabelVersion?: number;
                /** @description With more attendees than this only the calendar’s own entry is returned. */
                maxAttendees?: number;
                /**
                 * @deprecated
                 * @description Whether guests are notified; sendUpdates is more precise.
                 */
                sendNotifications?: boolean;
                /** @description Which guests are notified by mail. */
                sendUpdates?: "all" | "externalOnly" | "none";
                /** @description Whether the client supports attachments; otherwise those of the request are ignored. */
                supportsAttachments?: boolean;
            };
            header?: never;
            path: {
                /** @description ID of the calendar; primary stands for the caller’s own. */
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
                /** @description Maximum number of entries per page; a page may have fewer. */
                maxResults?: number;
                /** @description Original start of the occurrence to return. */
                originalStart?: string;
                /** @description The nextPageToken of the previous page; without it, the first page is returned. */
                pageToken?: string;
                /** @description Whether deleted entries are also returned. */
                showDeleted?: boolean;
                /** @description Only occurrences that start before this time. */
                timeMax?: string;
                /** @description Only occurrences that end at or after this time. */
                timeMin?: string;
                /** @description IANA time zone of returned times; the calendar’s by default. */
                timeZone?: string;
            };
            header?: never;
            path: {
                /** @description ID of the calendar; primary stands for the caller’s own. */
                calendarId: string;
                /** @description ID of the event; of an occurrence, the ID that instances returns. */
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
            default: components["responses"]["Error"];
        };
    };
    "calendar.events.move": {
        parameters: {
            query: {
                /** @description ID of the calendar that the event goes to. */
                destination: string;
                /**
                 * @deprecated
                 * @description Whether guests are notified; sendUpdates is more precise.
                 */
                sendNotifications?: boolean;
                /** @description Which guests are notified by mail. */
                sendUpdates?: "all" | "externalOnly" | "none";
            };
            header?: never;
            path: {
                /** @description ID of the calendar; primary stands for the caller’s own. */
                calendarId: string;
                /** @description ID of the event; of an occurrence, the ID that instances returns. */
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
            default: components["responses"]["Error"];
        };
    };
    "calendar.events.quickAdd": {
        parameters: {
            query: {
                /**
                 * @deprecated
                 * @description Whether guests are notified; sendUpdates is more precise.
                 */
                sendNotifications?: boolean;
                /** @description Which guests are notified by mail. */
                sendUpdates?: "all" | "externalOnly" | "none";
                /** @description The line of text, such as Lunch with Bo tomorrow 12:30. */
                text: string;
            };
            header?: never;
            path: {
                /** @description ID of the calendar; primary stands for the caller’s own. */
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
                /** @description Only events of these types; all types by default. */
                eventTypes?: ("birthday" | "default" | "focusTime" | "fromMail" | "outOfOffice" | "workingLocation")[];
                /** @description Only events with this iCalendar UID. */
                iCalUID?: string;
                /** @description With more attendees than this only the calendar’s own entry is returned. */
                maxAttendees?: number;
                /** @description Maximum number of entries per page; a page may have fewer. */
                maxResults?: number;
                /** @description startTime (with singleEvents only) or updated. */
                orderBy?: "startTime" | "updated";
                /** @description The nextPageToken of the previous page; without it, the first page is returned. */
                pageToken?: string;
                /** @description Only events with this private property, as name=value; all values must match. */
                privateExtendedProperty?: string[];
                /** @description Words that must occur in the texts, places or people of an event. */
                q?: string;
                /** @description Only events with this shared property, as name=value; all values must match. */
                sharedExtendedProperty?: string[];
                /** @description Whether deleted entries are also returned. */
                showDeleted?: boolean;
                /** @description Whether invitations that the settings hide are also returned. */
                showHiddenInvitations?: boolean;
                /** @description Whether series are replaced by their occurrences. */
                singleEvents?: boolean;
                /** @description The nextSyncToken of an earlier list; only what has changed since is returned. */
                syncToken?: string;
                /** @description Only events that start before this time. */
                timeMax?: string;
                /** @description Only events that end after this time. */
                timeMin?: string;
                /** @description IANA time zone of returned times; the calendar’s by default. */
                timeZone?: string;
                /** @description Only events that were changed at or after this time; including deleted ones. */
                updatedMin?: string;
            };
            header?: never;
            path: {
                /** @description ID of the calendar; primary stands for the caller’s own. */
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
            default: components["responses"]["Error"];
        };
    };
    "calendar.settings.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the setting, such as timezone. */
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
            default: components["responses"]["Error"];
        };
    };
    "calendar.settings.list": {
        parameters: {
            query?: {
                /** @description Maximum number of entries per page; a page may have fewer. */
                maxResults?: number;
                /** @description The nextPageToken of the previous page; without it, the first page is returned. */
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
            /** @description OK */
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
                /** @description Maximum number of entries per page; a page may have fewer. */
                maxResults?: number;
                /** @description The nextPageToken of the previous page; without it, the first page is returned. */
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
            /** @description OK */
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

// Generated from the OpenAPI documents by `pnpm generate`. Do not edit.
export interface paths {
    "/calendars/{calendarId}/acl/{ruleId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read an access rule of a calendar */
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
        /** Share a calendar */
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
        /** Read an entry of the caller’s calendar list */
        get: operations["calendar.calendarList.get"];
        /** Replace an entry of the caller’s calendar list */
        put: operations["calendar.calendarList.update"];
        post?: never;
        /** Remove a calendar from the caller’s calendar list */
        delete: operations["calendar.calendarList.delete"];
        options?: never;
        head?: never;
        /** Change fields of an entry of the caller’s calendar list */
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
        /** List the entries of the caller’s calendar list */
        get: operations["calendar.calendarList.list"];
        put?: never;
        /** Add an existing calendar to the caller’s calendar list */
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
        /** Watch the caller’s calendar list for changes */
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
        /** Delete a secondary calendar and all of its events */
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
        /** Create a secondary calendar owned by the caller */
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
        /** Make another user the data owner of a secondary calendar */
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
        /** Read the colours of calendars and events */
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
        /** Read the busy times of users and calendars */
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
        /** Read an event or occurrence */
        get: operations["calendar.events.get"];
        /** Replace an event */
        put: operations["calendar.events.update"];
        post?: never;
        /** Delete an event, a series or an occurrence */
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
        /** Read a calendar setting of the caller */
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
            /** @description ETag of the resource, for If-Match and If-None-Match. */
            etag?: string;
            /** @description The entries of this page. */
            items?: components["schemas"]["AclRule"][];
            /** @description Type of the resource. A constant value. */
            kind?: string;
            /** @description Token of the next page. Absent on the last page. */
            nextPageToken?: string;
            /** @description Token for listing later changes. Only on the last page. */
            nextSyncToken?: string;
        };
        /** @description Access of a user, group, organisation or everyone to a calendar. */
        AclRule: {
            /** @description ETag of the resource, for If-Match and If-None-Match. */
            readonly etag?: string;
            /** @description ID of the rule: the type and value of its scope, such as user:ana@example.com, or default. */
            readonly id?: string;
            /** @description Type of the resource. A constant value. */
            readonly kind?: string;
            /**
             * @description Role of the scope. none for a removed rule.
             * @enum {string}
             */
            role?: "none" | "freeBusyReader" | "reader" | "writerWithoutPrivateAccess" | "writer" | "owner";
            /** @description Grantees of the rule. */
            scope?: {
                /**
                 * @description Type of the scope. default refers to everyone.
                 * @enum {string}
                 */
                type?: "default" | "user" | "group" | "domain";
                /** @description Email address or domain. Absent for default. */
                value?: string;
            };
        };
        /** @description A calendar, with the properties that are the same for all users. */
        Calendar: {
            /** @description Whether the calendar accepts invitations automatically. Only for calendars of resources. */
            autoAcceptInvitations?: boolean;
            /** @description Conference types that are allowed in the calendar. */
            conferenceProperties?: components["schemas"]["ConferenceProperties"];
            /** @description Email address of the data owner. Only for secondary calendars. */
            readonly dataOwner?: string;
            /** @description Description of the calendar. */
            description?: string;
            /** @description ETag of the resource, for If-Match and If-None-Match. */
            readonly etag?: string;
            /** @description ID of the calendar. For a primary calendar, the email address of its account. */
            readonly id?: string;
            /** @description Type of the resource. A constant value. */
            readonly kind?: string;
            /** @description Labels for events of the calendar. */
            labelProperties?: components["schemas"]["LabelProperties"];
            /** @description Location of the calendar, as text. */
            location?: string;
            /** @description Name of the calendar. */
            summary?: string;
            /** @description IANA time zone of the calendar. */
            timeZone?: string;
        };
        /** @description A page of the caller’s calendar list. */
        CalendarList: {
            /** @description ETag of the resource, for If-Match and If-None-Match. */
            etag?: string;
            /** @description The entries of this page. */
            items?: components["schemas"]["CalendarListEntry"][];
            /** @description Type of the resource. A constant value. */
            kind?: string;
            /** @description Token of the next page. Absent on the last page. */
            nextPageToken?: string;
            /** @description Token for listing later changes. Only on the last page. */
            nextSyncToken?: string;
        };
        /** @description An entry of a user’s calendar list. */
        CalendarListEntry: {
            /**
             * @description Role of the caller in the calendar.
             * @enum {string}
             */
            readonly accessRole?: "freeBusyReader" | "reader" | "writerWithoutPrivateAccess" | "writer" | "owner";
            /** @description Whether the calendar accepts invitations automatically. Only for calendars of resources. */
            readonly autoAcceptInvitations?: boolean;
            /** @description Colour of the calendar, as #rrggbb. Writable only with colorRgbFormat. */
            backgroundColor?: string;
            /** @description Index of the calendar’s colour in the palette. */
            colorId?: string;
            /** @description Conference types that are allowed in the calendar. */
            readonly conferenceProperties?: components["schemas"]["ConferenceProperties"];
            /** @description Email address of the data owner. */
            readonly dataOwner?: string;
            /** @description Default reminders of the caller for events in the calendar. */
            defaultReminders?: components["schemas"]["EventReminder"][];
            /** @description Whether the calendar was removed from the list. Absent if false. */
            readonly deleted?: boolean;
            /** @description Description of the calendar. */
            readonly description?: string;
            /** @description ETag of the resource, for If-Match and If-None-Match. */
            readonly etag?: string;
            /** @description Text colour of the calendar, as #rrggbb. Writable only with colorRgbFormat. */
            foregroundColor?: string;
            /** @description Whether the calendar is hidden from the list. Absent if false. */
            hidden?: boolean;
            /** @description ID of the calendar. */
            id?: string;
            /** @description Type of the resource. A constant value. */
            readonly kind?: string;
            /** @description Location of the calendar, as text. */
            readonly location?: string;
            /** @description Mail notifications for the calendar. */
            notificationSettings?: {
                /** @description The mail notifications of the caller. */
                notifications?: components["schemas"]["CalendarNotification"][];
            };
            /** @description Whether this is the caller’s primary calendar. Absent if false. */
            readonly primary?: boolean;
            /** @description Whether the events of the calendar are shown. Absent if false. */
            selected?: boolean;
            /** @description Name of the calendar. */
            readonly summary?: string;
            /** @description Name of the calendar set by the caller. */
            summaryOverride?: string;
            /** @description IANA time zone of the calendar. */
            readonly timeZone?: string;
        };
        /** @description A mail notification about a calendar. */
        CalendarNotification: {
            /**
             * @description Delivery method.
             * @enum {string}
             */
            method?: "email";
            /**
             * @description Type of the notification.
             * @enum {string}
             */
            type?: "eventCreation" | "eventChange" | "eventCancellation" | "eventResponse" | "agenda";
        };
        /** @description A subscription to notifications of changes. */
        Channel: {
            /** @description HTTPS URL to which notifications are sent. */
            address?: string;
            /**
             * Format: int64
             * @description Expiry time of the channel, in milliseconds since 1970, as a string.
             */
            expiration?: string | number;
            /** @description ID of the channel, chosen by the client. Must be unique. */
            id?: string;
            /** @description Type of the resource. A constant value. */
            kind?: string;
            /** @description Additional parameters. ttl requests a lifetime in seconds. */
            params?: {
                [key: string]: string;
            };
            /** @description Ignored. */
            payload?: boolean;
            /** @description ID of the watched resource. */
            resourceId?: string;
            /** @description URL of the watched resource. */
            readonly resourceUri?: string;
            /** @description Arbitrary string that is sent with each notification. */
            token?: string;
            /** @description Delivery type: web_hook. */
            type?: string;
        };
        /** @description A pair of colours. */
        ColorDefinition: {
            /** @description Background colour, as #rrggbb. */
            background?: string;
            /** @description Text colour, as #rrggbb. */
            foreground?: string;
        };
        /** @description The colour palettes of calendars and events. */
        Colors: {
            /** @description Colours of calendars, by colorId. */
            readonly calendar?: {
                [key: string]: components["schemas"]["ColorDefinition"];
            };
            /** @description Colours of events, by colorId. */
            readonly event?: {
                [key: string]: components["schemas"]["ColorDefinition"];
            };
            /** @description Type of the resource. A constant value. */
            kind?: string;
            /**
             * Format: date-time
             * @description Time of the last change to the palettes.
             */
            readonly updated?: string;
        };
        /** @description A conference of an event. */
        ConferenceData: {
            /** @description ID of the conference. */
            conferenceId?: string;
            /** @description The conferencing service. */
            conferenceSolution?: components["schemas"]["ConferenceSolution"];
            /** @description Request for a new conference, with its status. */
            createRequest?: components["schemas"]["CreateConferenceRequest"];
            /** @description The entry points of the conference. */
            entryPoints?: components["schemas"]["EntryPoint"][];
            /** @description Notes for participants. */
            notes?: string;
            /** @description Data stored by add-ons. */
            parameters?: components["schemas"]["ConferenceParameters"];
            /** @description Signature of the conference data. */
            signature?: string;
        };
        /** @description Additional data of conferences. */
        ConferenceParameters: {
            /** @description Data stored by add-ons. */
            addOnParameters?: components["schemas"]["ConferenceParametersAddOnParameters"];
        };
        /** @description Data stored by add-ons with a conference. */
        ConferenceParametersAddOnParameters: {
            /** @description The data, by name. */
            parameters?: {
                [key: string]: string;
            };
        };
        /** @description Conference settings of a calendar. */
        ConferenceProperties: {
            /** @description Allowed conference types. */
            allowedConferenceSolutionTypes?: string[];
        };
        /** @description Status of a conference request. */
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
            /** @description Conference type: hangoutsMeet, addOn or a deprecated type. */
            type?: string;
        };
        /** @description A request for a new conference. */
        CreateConferenceRequest: {
            /** @description Conference type. */
            conferenceSolutionKey?: components["schemas"]["ConferenceSolutionKey"];
            /** @description ID of the request, chosen by the client. Requests with repeated IDs are ignored. */
            requestId?: string;
            /** @description Status of the request. */
            status?: components["schemas"]["ConferenceRequestStatus"];
        };
        /** @description An entry point of a conference. */
        EntryPoint: {
            /** @description Access code. */
            accessCode?: string;
            /** @description Features of the entry point, such as toll-free calls. */
            entryPointFeatures?: string[];
            /** @description Type of the entry point: video, phone, sip or more. */
            entryPointType?: string;
            /** @description Label of the address. */
            label?: string;
            /** @description Meeting code. */
            meetingCode?: string;
            /** @description Passcode. */
            passcode?: string;
            /** @description Password. */
            password?: string;
            /** @description PIN. */
            pin?: string;
            /** @description Country code of a telephone number. */
            regionCode?: string;
            /** @description Address of the entry point, with the scheme http(s) for video and more, tel for phone, sip for sip. */
            uri?: string;
        };
        /** @description An error from reading a calendar or group. */
        Error: {
            /** @description Domain of the reason. */
            domain?: string;
            /** @description Name of the error, such as notFound. */
            reason?: string;
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
        /** @description An event, a series, or an occurrence of a series. */
        Event: {
            /** @description Deprecated. */
            anyoneCanAddSelf?: boolean;
            /** @description Attached files, at most 25. Writable only with supportsAttachments. */
            attachments?: components["schemas"]["EventAttachment"][];
            /** @description The guests. */
            attendees?: components["schemas"]["EventAttendee"][];
            /** @description Whether the response omits guests. In a request, whether to change only the caller’s reply. */
            attendeesOmitted?: boolean;
            /** @description Properties of a birthday. */
            birthdayProperties?: components["schemas"]["EventBirthdayProperties"];
            /** @description Index of the event’s colour in the palette. Absent if the event has the colour of the calendar. */
            colorId?: string;
            /** @description The conference of the event. Writable only with conferenceDataVersion 1. */
            conferenceData?: components["schemas"]["ConferenceData"];
            /**
             * Format: date-time
             * @description Creation time.
             */
            readonly created?: string;
            /** @description Creator of the event. */
            readonly creator?: {
                /** @description Display name. */
                displayName?: string;
                /** @description Email address. */
                email?: string;
                /** @description ID of the profile. */
                id?: string;
                /** @description Whether this is the requested calendar. */
                self?: boolean;
            };
            /** @description Description of the event. May contain HTML. */
            description?: string;
            /** @description End of the event, exclusive. */
            end?: components["schemas"]["EventDateTime"];
            /** @description Whether the end is unspecified. */
            endTimeUnspecified?: boolean;
            /** @description ETag of the resource, for If-Match and If-None-Match. */
            readonly etag?: string;
            /** @description ID of the label. Writable only with eventLabelVersion 1. */
            eventLabelId?: string;
            /**
             * @description Event type. Immutable. fromGmail is treated as fromMail.
             * @enum {string}
             */
            eventType?: "birthday" | "default" | "focusTime" | "fromGmail" | "fromMail" | "outOfOffice" | "workingLocation";
            /** @description Data that apps store with the event. */
            extendedProperties?: {
                /** @description Data that is specific to this copy of the event, by name. */
                private?: {
                    [key: string]: string;
                };
                /** @description Data that is shared by all copies of the event, by name. */
                shared?: {
                    [key: string]: string;
                };
            };
            /** @description Settings of a focus time event. */
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
            /** @description Whether guests can invite others. Absent if true. */
            guestsCanInviteOthers?: boolean;
            /** @description Whether guests can change the event. Absent if false. */
            guestsCanModify?: boolean;
            /** @description Whether guests can see the other guests. Absent if true. */
            guestsCanSeeOtherGuests?: boolean;
            /** @description URL of the video conference. */
            readonly hangoutLink?: string;
            /** @description URL of the event in the console. */
            readonly htmlLink?: string;
            /** @description UID of the event in iCalendar. The same for all occurrences and copies. */
            iCalUID?: string;
            /** @description ID of the event: 5 to 1024 of the characters a to v and 0 to 9. Chosen by the client or generated by the service. */
            id?: string;
            /** @description Type of the resource. A constant value. */
            readonly kind?: string;
            /** @description Location of the event, as text. */
            location?: string;
            /** @description Whether the main fields cannot be changed. */
            readonly locked?: boolean;
            /** @description The organizer, whose calendar the event belongs to. */
            readonly organizer?: {
                /** @description Display name. */
                displayName?: string;
                /** @description Email address. */
                email?: string;
                /** @description ID of the profile. */
                id?: string;
                /** @description Whether this is the requested calendar. */
                self?: boolean;
            };
            /** @description Original start in the series. Only for occurrences. */
            originalStartTime?: components["schemas"]["EventDateTime"];
            /** @description Settings of the out-of-office event. */
            outOfOfficeProperties?: components["schemas"]["EventOutOfOfficeProperties"];
            /** @description Whether the event is an imported copy that is not shared with its guests. */
            readonly privateCopy?: boolean;
            /** @description RRULE, EXRULE, RDATE and EXDATE lines of a series (RFC 5545). */
            recurrence?: string[];
            /** @description ID of the series. Only for occurrences. */
            readonly recurringEventId?: string;
            /** @description Reminders of the caller for the event. */
            reminders?: {
                /** @description Reminders that replace the defaults, at most five. */
                overrides?: components["schemas"]["EventReminder"][];
                /** @description Whether the default reminders of the calendar apply. */
                useDefault?: boolean;
            };
            /** @description Number of times the event was rescheduled (SEQUENCE in RFC 5545). */
            sequence?: number;
            /** @description Source of the event. Only visible to its creator. */
            source?: {
                /** @description Title of the page. */
                title?: string;
                /** @description URL of the page. */
                url?: string;
            };
            /** @description Start of the event. */
            start?: components["schemas"]["EventDateTime"];
            /**
             * @description Status of the event. cancelled for deleted events.
             * @enum {string}
             */
            status?: "confirmed" | "tentative" | "cancelled";
            /** @description Title of the event. */
            summary?: string;
            /**
             * @description Whether the event marks its time as busy (opaque) or not (transparent).
             * @enum {string}
             */
            transparency?: "opaque" | "transparent";
            /**
             * Format: date-time
             * @description Time of the last change, other than to reminders.
             */
            readonly updated?: string;
            /**
             * @description Visibility of the details. confidential is treated as private.
             * @enum {string}
             */
            visibility?: "default" | "public" | "private" | "confidential";
            /** @description Working location of the user. */
            workingLocationProperties?: components["schemas"]["EventWorkingLocationProperties"];
        };
        /** @description A file attached to an event. */
        EventAttachment: {
            /** @description ID of the file. */
            readonly fileId?: string;
            /** @description URL of the file. */
            fileUrl?: string;
            /** @description URL of an icon for the file type. */
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
            /** @description Pending operation for a large group. */
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
             * @description Reply of the guest.
             * @enum {string}
             */
            responseStatus?: "needsAction" | "declined" | "tentative" | "accepted";
            /** @description Whether the guest is the requested calendar. */
            readonly self?: boolean;
        };
        /** @description Properties of a birthday. */
        EventBirthdayProperties: {
            /** @description Contact that the event is about. */
            readonly contact?: string;
            /** @description Name of a custom type. */
            readonly customTypeName?: string;
            /** @description Type of the event: birthday, anniversary, custom, other or self. */
            type?: string;
        };
        /** @description A date for all-day events, or a time for other events. */
        EventDateTime: {
            /** @description The date, as yyyy-mm-dd. */
            date?: string;
            /** @description The time (RFC 3339). The offset is optional if timeZone is set. */
            dateTime?: string;
            /** @description IANA time zone in which the series recurs. */
            timeZone?: string;
        };
        /** @description Settings of a focus time event. */
        EventFocusTimeProperties: {
            /** @description Invitations to decline automatically: declineNone, declineAllConflictingInvitations or declineOnlyNewConflictingInvitations. */
            autoDeclineMode?: string;
            /** @description Chat status: available or doNotDisturb. */
            chatStatus?: string;
            /** @description Message sent with declined invitations. */
            declineMessage?: string;
        };
        /** @description A label for events of a calendar. */
        EventLabel: {
            /** @description Colour of the label, as #rrggbb. */
            backgroundColor?: string;
            /** @description ID of the label. */
            id?: string;
            /** @description Name of the label, at most 50 characters. */
            name?: string;
        };
        /** @description Settings of an out-of-office event. */
        EventOutOfOfficeProperties: {
            /** @description Invitations to decline automatically: declineNone, declineAllConflictingInvitations or declineOnlyNewConflictingInvitations. */
            autoDeclineMode?: string;
            /** @description Message sent with declined invitations. */
            declineMessage?: string;
        };
        /** @description A reminder of an event. */
        EventReminder: {
            /** @description Delivery method: popup or email. */
            method?: string;
            /** @description Minutes before the start, from 0 to 40320. */
            minutes?: number;
        };
        /** @description A working location. */
        EventWorkingLocationProperties: {
            /** @description A custom location. */
            customLocation?: {
                /** @description Name of the place. */
                label?: string;
            };
            /** @description Any value if the user works from home. */
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
            /** @description Type of the location: homeOffice, officeLocation or customLocation. */
            type?: string;
        };
        /** @description A page of the events of a calendar. */
        Events: {
            /**
             * @description Role of the caller in the calendar.
             * @enum {string}
             */
            readonly accessRole?: "freeBusyReader" | "reader" | "writerWithoutPrivateAccess" | "writer" | "owner";
            /** @description Default reminders of the caller for events in the calendar. */
            defaultReminders?: components["schemas"]["EventReminder"][];
            /** @description Description of the calendar. */
            readonly description?: string;
            /** @description ETag of the resource, for If-Match and If-None-Match. */
            etag?: string;
            /** @description The entries of this page. */
            items?: components["schemas"]["Event"][];
            /** @description Type of the resource. A constant value. */
            kind?: string;
            /** @description Token of the next page. Absent on the last page. */
            nextPageToken?: string;
            /** @description Token for listing later changes. Only on the last page. */
            nextSyncToken?: string;
            /** @description Name of the calendar. */
            readonly summary?: string;
            /** @description IANA time zone of the calendar. */
            readonly timeZone?: string;
            /**
             * Format: date-time
             * @description Time of the last change to the calendar.
             */
            readonly updated?: string;
        };
        /** @description Busy times of a calendar. */
        FreeBusyCalendar: {
            /** @description Busy times in order, without overlaps. */
            busy?: components["schemas"]["TimePeriod"][];
            /** @description Errors that prevented reading. */
            errors?: components["schemas"]["Error"][];
        };
        /** @description The calendars of a group. */
        FreeBusyGroup: {
            /** @description IDs of the calendars. */
            calendars?: string[];
            /** @description Errors that prevented reading. */
            errors?: components["schemas"]["Error"][];
        };
        /** @description A query for busy times in a period. */
        FreeBusyRequest: {
            /** @description Maximum number of calendars to return, up to 50. */
            calendarExpansionMax?: number;
            /** @description Maximum number of calendars to return per group, up to 100. */
            groupExpansionMax?: number;
            /** @description The calendars and groups. */
            items?: components["schemas"]["FreeBusyRequestItem"][];
            /** @description End of the requested period. Required. */
            timeMax: string;
            /** @description Start of the requested period. Required. */
            timeMin: string;
            /** @description IANA time zone of the response. Defaults to UTC. */
            timeZone?: string;
        };
        /** @description A calendar or group to query. */
        FreeBusyRequestItem: {
            /** @description ID of the calendar or group. */
            id: string;
        };
        /** @description Busy times of calendars. */
        FreeBusyResponse: {
            /** @description Busy times, by requested ID. */
            calendars?: {
                [key: string]: components["schemas"]["FreeBusyCalendar"];
            };
            /** @description Calendars of the groups, by requested ID. */
            groups?: {
                [key: string]: components["schemas"]["FreeBusyGroup"];
            };
            /** @description Type of the resource. A constant value. */
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
            /** @description Labels for events, at most 200. An update replaces the whole list. */
            eventLabels?: components["schemas"]["EventLabel"][];
        };
        /** @description A setting of a user. */
        Setting: {
            /** @description ETag of the resource, for If-Match and If-None-Match. */
            etag?: string;
            /** @description ID of the setting. */
            id?: string;
            /** @description Type of the resource. A constant value. */
            kind?: string;
            /** @description Value of the setting, as a string. */
            value?: string;
        };
        /** @description A page of a user’s settings. */
        Settings: {
            /** @description ETag of the resource, for If-Match and If-None-Match. */
            etag?: string;
            /** @description The entries of this page. */
            items?: components["schemas"]["Setting"][];
            /** @description Type of the resource. A constant value. */
            kind?: string;
            /** @description Token of the next page. Absent on the last page. */
            nextPageToken?: string;
            /** @description Token for listing later changes. Only on the last page. */
            nextSyncToken?: string;
        };
        /** @description A time period. */
        TimePeriod: {
            /**
             * Format: date-time
             * @description End of the period, exclusive.
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
                /** @description ID of the calendar. primary refers to the caller’s primary calendar. */
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
                /** @description Whether the grantee is notified by mail. No notification is sent if access is removed. */
                sendNotifications?: boolean;
            };
            header?: never;
            path: {
                /** @description ID of the calendar. primary refers to the caller’s primary calendar. */
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
                /** @description ID of the calendar. primary refers to the caller’s primary calendar. */
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
                /** @description Whether the grantee is notified by mail. No notification is sent if access is removed. */
                sendNotifications?: boolean;
            };
            header?: never;
            path: {
                /** @description ID of the calendar. primary refers to the caller’s primary calendar. */
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
                /** @description Maximum number of entries per page. A page may have fewer. */
                maxResults?: number;
                /** @description The nextPageToken of the previous page. Absent for the first page. */
                pageToken?: string;
                /** @description Whether to include removed rules, with the role none. */
                showDeleted?: boolean;
                /** @description The nextSyncToken of an earlier list. Only later changes are returned. */
                syncToken?: string;
            };
            header?: never;
            path: {
                /** @description ID of the calendar. primary refers to the caller’s primary calendar. */
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
                /** @description Whether the grantee is notified by mail. */
                sendNotifications?: boolean;
            };
            header?: never;
            path: {
                /** @description ID of the calendar. primary refers to the caller’s primary calendar. */
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
                /** @description Maximum number of entries per page. A page may have fewer. */
                maxResults?: number;
                /** @description The nextPageToken of the previous page. Absent for the first page. */
                pageToken?: string;
                /** @description Whether to include removed rules, with the role none. */
                showDeleted?: boolean;
                /** @description The nextSyncToken of an earlier list. Only later changes are returned. */
                syncToken?: string;
            };
            header?: never;
            path: {
                /** @description ID of the calendar. primary refers to the caller’s primary calendar. */
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
                /** @description ID of the calendar. primary refers to the caller’s primary calendar. */
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
                /** @description ID of the calendar. primary refers to the caller’s primary calendar. */
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
                /** @description ID of the calendar. primary refers to the caller’s primary calendar. */
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
                /** @description ID of the calendar. primary refers to the caller’s primary calendar. */
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
                /** @description Maximum number of entries per page. A page may have fewer. */
                maxResults?: number;
                /** @description Minimum role of the caller in the returned calendars. */
                minAccessRole?: "freeBusyReader" | "owner" | "reader" | "writer" | "writerWithoutPrivateAccess";
                /** @description The nextPageToken of the previous page. Absent for the first page. */
                pageToken?: string;
                /** @description Whether to include deleted entries. */
                showDeleted?: boolean;
                /** @description Whether to include hidden entries. */
                showHidden?: boolean;
                /** @description Whether to return only calendars of the caller’s organisation. */
                showOwnOrganizationOnly?: boolean;
                /** @description The nextSyncToken of an earlier list. Only later changes are returned. */
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
                /** @description Maximum number of entries per page. A page may have fewer. */
                maxResults?: number;
                /** @description Minimum role of the caller in the returned calendars. */
                minAccessRole?: "freeBusyReader" | "owner" | "reader" | "writer" | "writerWithoutPrivateAccess";
                /** @description The nextPageToken of the previous page. Absent for the first page. */
                pageToken?: string;
                /** @description Whether to include deleted entries. */
                showDeleted?: boolean;
                /** @description Whether to include hidden entries. */
                showHidden?: boolean;
                /** @description Whether to return only calendars of the caller’s organisation. */
                showOwnOrganizationOnly?: boolean;
                /** @description The nextSyncToken of an earlier list. Only later changes are returned. */
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
                /** @description ID of the calendar. primary refers to the caller’s primary calendar. */
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
                /** @description ID of the calendar. primary refers to the caller’s primary calendar. */
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
                /** @description ID of the calendar. primary refers to the caller’s primary calendar. */
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
                /** @description ID of the calendar. primary refers to the caller’s primary calendar. */
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
                /** @description ID of the calendar. primary refers to the caller’s primary calendar. */
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
                /** @description Whether the caller acts as an administrator of the organisation. Must be true. */
                useAdminAccess: boolean;
            };
            header?: never;
            path: {
                /** @description ID of the calendar. primary refers to the caller’s primary calendar. */
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
                 * @description Ignored. An address is always returned.
                 */
                alwaysIncludeEmail?: boolean;
                /** @description Maximum number of attendees to return. If there are more, only the calendar’s own entry is returned. */
                maxAttendees?: number;
                /** @description IANA time zone of returned times. Defaults to that of the calendar. */
                timeZone?: string;
            };
            header?: never;
            path: {
                /** @description ID of the calendar. primary refers to the caller’s primary calendar. */
                calendarId: string;
                /** @description ID of the event. For an occurrence, the ID returned by instances. */
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
                 * @description Ignored. An address is always returned.
                 */
                alwaysIncludeEmail?: boolean;
                /** @description 1 if the client supports conference data. With 0, conference data in the request is ignored. */
                conferenceDataVersion?: number;
                /** @description 1 if the client supports event labels. With 0, colours are used instead. */
                eventLabelVersion?: number;
                /** @description Maximum number of attendees to return. If there are more, only the calendar’s own entry is returned. */
                maxAttendees?: number;
                /**
                 * @deprecated
                 * @description Whether guests are notified. Superseded by sendUpdates.
                 */
                sendNotifications?: boolean;
                /** @description Guests to notify by mail. */
                sendUpdates?: "all" | "externalOnly" | "none";
                /** @description Whether the client supports attachments. If false, attachments in the request are ignored. */
                supportsAttachments?: boolean;
            };
            header?: never;
            path: {
                /** @description ID of the calendar. primary refers to the caller’s primary calendar. */
                calendarId: string;
                /** @description ID of the event. For an occurrence, the ID returned by instances. */
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
                 * @description Whether guests are notified. Superseded by sendUpdates.
                 */
                sendNotifications?: boolean;
                /** @description Guests to notify by mail. */
                sendUpdates?: "all" | "externalOnly" | "none";
            };
            header?: never;
            path: {
                /** @description ID of the calendar. primary refers to the caller’s primary calendar. */
                calendarId: string;
                /** @description ID of the event. For an occurrence, the ID returned by instances. */
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
                 * @description Ignored. An address is always returned.
                 */
                alwaysIncludeEmail?: boolean;
                /** @description 1 if the client supports conference data. With 0, conference data in the request is ignored. */
                conferenceDataVersion?: number;
                /** @description 1 if the client supports event labels. With 0, colours are used instead. */
                eventLabelVersion?: number;
                /** @description Maximum number of attendees to return. If there are more, only the calendar’s own entry is returned. */
                maxAttendees?: number;
                /**
                 * @deprecated
                 * @description Whether guests are notified. Superseded by sendUpdates.
                 */
                sendNotifications?: boolean;
                /** @description Guests to notify by mail. */
                sendUpdates?: "all" | "externalOnly" | "none";
                /** @description Whether the client supports attachments. If false, attachments in the request are ignored. */
                supportsAttachments?: boolean;
            };
            header?: never;
            path: {
                /** @description ID of the calendar. primary refers to the caller’s primary calendar. */
                calendarId: string;
                /** @description ID of the event. For an occurrence, the ID returned by instances. */
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
                /** @description 1 if the client supports conference data. With 0, conference data in the request is ignored. */
                conferenceDataVersion?: number;
                /** @description 1 if the client supports event labels. With 0, colours are used instead. */
                eventLabelVersion?: number;
                /** @description Whether the client supports attachments. If false, attachments in the request are ignored. */
                supportsAttachments?: boolean;
            };
            header?: never;
            path: {
                /** @description ID of the calendar. primary refers to the caller’s primary calendar. */
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
                 * @description Ignored. An address is always returned.
                 */
                alwaysIncludeEmail?: boolean;
                /** @description Only events of these types. Defaults to all types. */
                eventTypes?: ("birthday" | "default" | "focusTime" | "fromMail" | "outOfOffice" | "workingLocation")[];
                /** @description Only events with this iCalendar UID. */
                iCalUID?: string;
                /** @description Maximum number of attendees to return. If there are more, only the calendar’s own entry is returned. */
                maxAttendees?: number;
                /** @description Maximum number of entries per page. A page may have fewer. */
                maxResults?: number;
                /** @description Sort order: startTime (only with singleEvents) or updated. */
                orderBy?: "startTime" | "updated";
                /** @description The nextPageToken of the previous page. Absent for the first page. */
                pageToken?: string;
                /** @description Only events with this private property, as name=value. If repeated, all must match. */
                privateExtendedProperty?: string[];
                /** @description Words to search for in the texts, locations and attendees of events. */
                q?: string;
                /** @description Only events with this shared property, as name=value. If repeated, all must match. */
                sharedExtendedProperty?: string[];
                /** @description Whether to include deleted entries. */
                showDeleted?: boolean;
                /** @description Whether to include invitations that are hidden by the settings. */
                showHiddenInvitations?: boolean;
                /** @description Whether to return the occurrences of a series instead of the series. */
                singleEvents?: boolean;
                /** @description The nextSyncToken of an earlier list. Only later changes are returned. */
                syncToken?: string;
                /** @description Only events that start before this time. */
                timeMax?: string;
                /** @description Only events that end after this time. */
                timeMin?: string;
                /** @description IANA time zone of returned times. Defaults to that of the calendar. */
                timeZone?: string;
                /** @description Only events changed at or after this time. Includes deleted events. */
                updatedMin?: string;
            };
            header?: never;
            path: {
                /** @description ID of the calendar. primary refers to the caller’s primary calendar. */
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
                /** @description 1 if the client supports conference data. With 0, conference data in the request is ignored. */
                conferenceDataVersion?: number;
                /** @description 1 if the client supports event labels. With 0, colours are used instead. */
                eventLabelVersion?: number;
                /** @description Maximum number of attendees to return. If there are more, only the calendar’s own entry is returned. */
                maxAttendees?: number;
                /**
                 * @deprecated
                 * @description Whether guests are notified. Superseded by sendUpdates.
                 */
                sendNotifications?: boolean;
                /** @description Guests to notify by mail. */
                sendUpdates?: "all" | "externalOnly" | "none";
                /** @description Whether the client supports attachments. If false, attachments in the request are ignored. */
                supportsAttachments?: boolean;
            };
            header?: never;
            path: {
                /** @description ID of the calendar. primary refers to the caller’s primary calendar. */
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
                 * @description Ignored. An address is always returned.
                 */
                alwaysIncludeEmail?: boolean;
                /** @description Maximum number of attendees to return. If there are more, only the calendar’s own entry is returned. */
                maxAttendees?: number;
                /** @description Maximum number of entries per page. A page may have fewer. */
                maxResults?: number;
                /** @description Original start of the occurrence to return. */
                originalStart?: string;
                /** @description The nextPageToken of the previous page. Absent for the first page. */
                pageToken?: string;
                /** @description Whether to include deleted entries. */
                showDeleted?: boolean;
                /** @description Only occurrences that start before this time. */
                timeMax?: string;
                /** @description Only occurrences that end at or after this time. */
                timeMin?: string;
                /** @description IANA time zone of returned times. Defaults to that of the calendar. */
                timeZone?: string;
            };
            header?: never;
            path: {
                /** @description ID of the calendar. primary refers to the caller’s primary calendar. */
                calendarId: string;
                /** @description ID of the event. For an occurrence, the ID returned by instances. */
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
                /** @description ID of the destination calendar. */
                destination: string;
                /**
                 * @deprecated
                 * @description Whether guests are notified. Superseded by sendUpdates.
                 */
                sendNotifications?: boolean;
                /** @description Guests to notify by mail. */
                sendUpdates?: "all" | "externalOnly" | "none";
            };
            header?: never;
            path: {
                /** @description ID of the calendar. primary refers to the caller’s primary calendar. */
                calendarId: string;
                /** @description ID of the event. For an occurrence, the ID returned by instances. */
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
                 * @description Whether guests are notified. Superseded by sendUpdates.
                 */
                sendNotifications?: boolean;
                /** @description Guests to notify by mail. */
                sendUpdates?: "all" | "externalOnly" | "none";
                /** @description Text that describes the event, such as Lunch with Bo tomorrow 12:30. */
                text: string;
            };
            header?: never;
            path: {
                /** @description ID of the calendar. primary refers to the caller’s primary calendar. */
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
                 * @description Ignored. An address is always returned.
                 */
                alwaysIncludeEmail?: boolean;
                /** @description Only events of these types. Defaults to all types. */
                eventTypes?: ("birthday" | "default" | "focusTime" | "fromMail" | "outOfOffice" | "workingLocation")[];
                /** @description Only events with this iCalendar UID. */
                iCalUID?: string;
                /** @description Maximum number of attendees to return. If there are more, only the calendar’s own entry is returned. */
                maxAttendees?: number;
                /** @description Maximum number of entries per page. A page may have fewer. */
                maxResults?: number;
                /** @description Sort order: startTime (only with singleEvents) or updated. */
                orderBy?: "startTime" | "updated";
                /** @description The nextPageToken of the previous page. Absent for the first page. */
                pageToken?: string;
                /** @description Only events with this private property, as name=value. If repeated, all must match. */
                privateExtendedProperty?: string[];
                /** @description Words to search for in the texts, locations and attendees of events. */
                q?: string;
                /** @description Only events with this shared property, as name=value. If repeated, all must match. */
                sharedExtendedProperty?: string[];
                /** @description Whether to include deleted entries. */
                showDeleted?: boolean;
                /** @description Whether to include invitations that are hidden by the settings. */
                showHiddenInvitations?: boolean;
                /** @description Whether to return the occurrences of a series instead of the series. */
                singleEvents?: boolean;
                /** @description The nextSyncToken of an earlier list. Only later changes are returned. */
                syncToken?: string;
                /** @description Only events that start before this time. */
                timeMax?: string;
                /** @description Only events that end after this time. */
                timeMin?: string;
                /** @description IANA time zone of returned times. Defaults to that of the calendar. */
                timeZone?: string;
                /** @description Only events changed at or after this time. Includes deleted events. */
                updatedMin?: string;
            };
            header?: never;
            path: {
                /** @description ID of the calendar. primary refers to the caller’s primary calendar. */
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
                /** @description Maximum number of entries per page. A page may have fewer. */
                maxResults?: number;
                /** @description The nextPageToken of the previous page. Absent for the first page. */
                pageToken?: string;
                /** @description The nextSyncToken of an earlier list. Only later changes are returned. */
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
                /** @description Maximum number of entries per page. A page may have fewer. */
                maxResults?: number;
                /** @description The nextPageToken of the previous page. Absent for the first page. */
                pageToken?: string;
                /** @description The nextSyncToken of an earlier list. Only later changes are returned. */
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

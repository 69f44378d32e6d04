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
        /** @description A page of the access rules of a calendar. */
        Acl: {
            /** @description Changes whenever the resource changes; for If-Match and If-None-Match. */
            etag?: string;
            /** @description The entries of this page. */
            items?: components["schemas"]["AclRule"][];
            /** @description Names the kind of resource; always the same. */
            kind?: string;
            /** @description Token of the next page; absent on the last one. */
            nextPageToken?: string;
            /** @description Token to ask for later changes with; on the last page only. */
            nextSyncToken?: string;
        };
        /** @description What one person, group, organisation or everybody may do with a calendar. */
        AclRule: {
            /** @description Changes whenever the resource changes; for If-Match and If-None-Match. */
            readonly etag?: string;
            /** @description Id of the rule: kind and value of its scope, such as user:ana@example.com, or just default. */
            readonly id?: string;
            /** @description Names the kind of resource; always the same. */
            readonly kind?: string;
            /**
             * @description What the scope may do; none stands for a rule that was taken away.
             * @enum {string}
             */
            role?: "none" | "freeBusyReader" | "reader" | "writerWithoutPrivateAccess" | "writer" | "owner";
            /** @description Whom the rule is about. */
            scope?: {
                /**
                 * @description Kind of scope; default means everybody.
                 * @enum {string}
                 */
                type?: "default" | "user" | "group" | "domain";
                /** @description Mail address or domain; absent for default. */
                value?: string;
            };
        };
        /** @description What is the same about a calendar for everybody who sees it. */
        Calendar: {
            /** @description Whether the calendar of a resource accepts invitations by itself. */
            autoAcceptInvitations?: boolean;
            /** @description Conferences that events of the calendar can have. */
            conferenceProperties?: components["schemas"]["ConferenceProperties"];
            /** @description Address of the one person the calendar belongs to; only for secondary calendars. */
            readonly dataOwner?: string;
            /** @description What the calendar is for. */
            description?: string;
            /** @description Changes whenever the resource changes; for If-Match and If-None-Match. */
            readonly etag?: string;
            /** @description Id of the calendar; for a primary calendar the address of its account. */
            readonly id?: string;
            /** @description Names the kind of resource; always the same. */
            readonly kind?: string;
            /** @description Labels that events of the calendar can have. */
            labelProperties?: components["schemas"]["LabelProperties"];
            /** @description Where the calendar is at home, as text. */
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
            /** @description Names the kind of resource; always the same. */
            kind?: string;
            /** @description Token of the next page; absent on the last one. */
            nextPageToken?: string;
            /** @description Token to ask for later changes with; on the last page only. */
            nextSyncToken?: string;
        };
        /** @description A calendar as one person sees it in their list. */
        CalendarListEntry: {
            /**
             * @description What the caller may do with the calendar.
             * @enum {string}
             */
            readonly accessRole?: "freeBusyReader" | "reader" | "writerWithoutPrivateAccess" | "writer" | "owner";
            /** @description Whether the calendar of a resource accepts invitations by itself. */
            readonly autoAcceptInvitations?: boolean;
            /** @description Colour of the calendar as #rrggbb; written only with colorRgbFormat. */
            backgroundColor?: string;
            /** @description Index of the calendar’s colour in the palette. */
            colorId?: string;
            /** @description Conferences that events of the calendar can have. */
            readonly conferenceProperties?: components["schemas"]["ConferenceProperties"];
            /** @description Address of the one person the calendar belongs to. */
            readonly dataOwner?: string;
            /** @description Reminders that the caller gets for events that have none of their own. */
            defaultReminders?: components["schemas"]["EventReminder"][];
            /** @description True when the calendar was taken out of the list; otherwise absent. */
            readonly deleted?: boolean;
            /** @description What the calendar is for. */
            readonly description?: string;
            /** @description Changes whenever the resource changes; for If-Match and If-None-Match. */
            readonly etag?: string;
            /** @description Colour of text on the calendar as #rrggbb; written only with colorRgbFormat. */
            foregroundColor?: string;
            /** @description True when the calendar is hidden from the list; otherwise absent. */
            hidden?: boolean;
            /** @description Id of the calendar. */
            id?: string;
            /** @description Names the kind of resource; always the same. */
            readonly kind?: string;
            /** @description Where the calendar is at home, as text. */
            readonly location?: string;
            /** @description Mails that the caller gets about the calendar. */
            notificationSettings?: {
                /** @description The occasions for mails. */
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
        /** @description An occasion on which a mail about a calendar is sent. */
        CalendarNotification: {
            /**
             * @description How the person is told.
             * @enum {string}
             */
            method?: "email";
            /**
             * @description The occasion.
             * @enum {string}
             */
            type?: "eventCreation" | "eventChange" | "eventCancellation" | "eventResponse" | "agenda";
        };
        /** @description A subscription to messages about changes. */
        Channel: {
            /** @description HTTPS address that messages are sent to. */
            address?: string;
            /**
             * Format: int64
             * @description When the channel ends, in milliseconds since 1970, as text.
             */
            expiration?: string | number;
            /** @description Id that the client gives the channel; never used twice. */
            id?: string;
            /** @description Names the kind of resource; always the same. */
            kind?: string;
            /** @description Further wishes; ttl asks for a lifetime in seconds. */
            params?: {
                [key: string]: string;
            };
            /** @description Ignored. */
            payload?: boolean;
            /** @description Id of what is watched. */
            resourceId?: string;
            /** @description Address of what is watched. */
            readonly resourceUri?: string;
            /** @description Text that is sent along with each message. */
            token?: string;
            /** @description Kind of delivery: web_hook. */
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
            /** @description Names the kind of resource; always the same. */
            kind?: string;
            /**
             * Format: date-time
             * @description When the palettes were last changed.
             */
            readonly updated?: string;
        };
        /** @description A conference that belongs to an event. */
        ConferenceData: {
            /** @description Id of the conference. */
            conferenceId?: string;
            /** @description The service that holds the conference. */
            conferenceSolution?: components["schemas"]["ConferenceSolution"];
            /** @description Asks for a new conference, and says how far that is. */
            createRequest?: components["schemas"]["CreateConferenceRequest"];
            /** @description The ways into the conference. */
            entryPoints?: components["schemas"]["EntryPoint"][];
            /** @description What participants should know. */
            notes?: string;
            /** @description Data of add-ons. */
            parameters?: components["schemas"]["ConferenceParameters"];
            /** @description Proves that the data was not changed. */
            signature?: string;
        };
        /** @description Data that conferences carry for others. */
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
            /** @description Kinds of conferences that events can have. */
            allowedConferenceSolutionTypes?: string[];
        };
        /** @description How far the making of a conference is. */
        ConferenceRequestStatus: {
            /**
             * @description The state of the request.
             * @enum {string}
             */
            readonly statusCode?: "pending" | "success" | "failure";
        };
        /** @description A service that holds conferences. */
        ConferenceSolution: {
            /** @description Address of a picture of the service. */
            iconUri?: string;
            /** @description Kind of conference. */
            key?: components["schemas"]["ConferenceSolutionKey"];
            /** @description Name of the service. */
            name?: string;
        };
        /** @description Names a kind of conference. */
        ConferenceSolutionKey: {
            /** @description hangoutsMeet, addOn or a former kind. */
            type?: string;
        };
        /** @description Asks for a new conference. */
        CreateConferenceRequest: {
            /** @description Kind of conference. */
            conferenceSolutionKey?: components["schemas"]["ConferenceSolutionKey"];
            /** @description Id that the client gives the request; the same one again is ignored. */
            requestId?: string;
            /** @description How far the request is. */
            status?: components["schemas"]["ConferenceRequestStatus"];
        };
        /** @description One way into a conference. */
        EntryPoint: {
            /** @description Code to get in. */
            accessCode?: string;
            /** @description What the entry point can do, such as toll-free calls. */
            entryPointFeatures?: string[];
            /** @description video, phone, sip or more. */
            entryPointType?: string;
            /** @description Text to show for the address. */
            label?: string;
            /** @description Code of the meeting. */
            meetingCode?: string;
            /** @description Passcode to get in. */
            passcode?: string;
            /** @description Password to get in. */
            password?: string;
            /** @description PIN to get in. */
            pin?: string;
            /** @description Country of a telephone number. */
            regionCode?: string;
            /** @description Address: http(s) for video and more, tel for phone, sip for sip. */
            uri?: string;
        };
        /** @description Why nothing is known about a calendar or group. */
        Error: {
            /** @description Part of the service that the reason belongs to. */
            domain?: string;
            /** @description Name of the fault, such as notFound. */
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
            /** @description Why the request was refused or failed. */
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
        /** @description An event, a series, or one occurrence of a series. */
        Event: {
            /** @description No longer in use. */
            anyoneCanAddSelf?: boolean;
            /** @description Files that belong to the event, at most 25; written only with supportsAttachments. */
            attachments?: components["schemas"]["EventAttachment"][];
            /** @description The guests. */
            attendees?: components["schemas"]["EventAttendee"][];
            /** @description Whether guests were left out of the answer; when written, that only the own reply is changed. */
            attendeesOmitted?: boolean;
            /** @description What there is to say about a birthday. */
            birthdayProperties?: components["schemas"]["EventBirthdayProperties"];
            /** @description Index of the event’s colour in the palette; absent for the colour of the calendar. */
            colorId?: string;
            /** @description The conference of the event; written only with conferenceDataVersion 1. */
            conferenceData?: components["schemas"]["ConferenceData"];
            /**
             * Format: date-time
             * @description When the event was created.
             */
            readonly created?: string;
            /** @description Who created the event. */
            readonly creator?: {
                /** @description Name to show. */
                displayName?: string;
                /** @description Mail address. */
                email?: string;
                /** @description Id of the profile. */
                id?: string;
                /** @description Whether it is the calendar that was asked. */
                self?: boolean;
            };
            /** @description Notes on the event; may contain HTML. */
            description?: string;
            /** @description When the event ends; the end is not part of it. */
            end?: components["schemas"]["EventDateTime"];
            /** @description Whether the end is not known. */
            endTimeUnspecified?: boolean;
            /** @description Changes whenever the resource changes; for If-Match and If-None-Match. */
            readonly etag?: string;
            /** @description Id of the label; written only with eventLabelVersion 1. */
            eventLabelId?: string;
            /**
             * @description Kind of event; never changed. fromGmail is taken for fromMail.
             * @enum {string}
             */
            eventType?: "birthday" | "default" | "focusTime" | "fromGmail" | "fromMail" | "outOfOffice" | "workingLocation";
            /** @description Data that programs keep with the event. */
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
            /** @description No longer in use. */
            gadget?: {
                /** @description No longer in use. */
                display?: string;
                /** @description No longer in use. */
                height?: number;
                /** @description No longer in use. */
                iconLink?: string;
                /** @description No longer in use. */
                link?: string;
                /** @description No longer in use. */
                preferences?: {
                    [key: string]: string;
                };
                /** @description No longer in use. */
                title?: string;
                /** @description No longer in use. */
                type?: string;
                /** @description No longer in use. */
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
            /** @description Id of the event: 5 to 1024 characters of a to v and 0 to 9, chosen by the client or made up by the service. */
            id?: string;
            /** @description Names the kind of resource; always the same. */
            readonly kind?: string;
            /** @description Where the event takes place, as text. */
            location?: string;
            /** @description Whether the main members cannot be changed. */
            readonly locked?: boolean;
            /** @description Whose calendar the event belongs to. */
            readonly organizer?: {
                /** @description Name to show. */
                displayName?: string;
                /** @description Mail address. */
                email?: string;
                /** @description Id of the profile. */
                id?: string;
                /** @description Whether it is the calendar that was asked. */
                self?: boolean;
            };
            /** @description For an occurrence: the start that the rule of its series gives it. */
            originalStartTime?: components["schemas"]["EventDateTime"];
            /** @description What happens during the absence. */
            outOfOfficeProperties?: components["schemas"]["EventOutOfOfficeProperties"];
            /** @description Whether the event was imported and is not shared with its guests. */
            readonly privateCopy?: boolean;
            /** @description RRULE, EXRULE, RDATE and EXDATE lines of a series (RFC 5545). */
            recurrence?: string[];
            /** @description For an occurrence: id of its series. */
            readonly recurringEventId?: string;
            /** @description Reminders of the caller for the event. */
            reminders?: {
                /** @description Own reminders, at most five. */
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
             * @description When the event itself was last changed; reminders do not count.
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
            /** @description Id of the file. */
            readonly fileId?: string;
            /** @description Address of the file. */
            fileUrl?: string;
            /** @description Address of a picture of its kind. */
            iconLink?: string;
            /** @description Media type. */
            mimeType?: string;
            /** @description Name to show. */
            title?: string;
        };
        /** @description A guest of an event. */
        EventAttendee: {
            /** @description How many people the guest brings along. */
            additionalGuests?: number;
            /** @description What still goes on for a large group. */
            readonly asyncOperation?: string;
            /** @description What the guest says with the reply. */
            comment?: string;
            /** @description Name to show. */
            displayName?: string;
            /** @description Mail address. */
            email?: string;
            /** @description Id of the profile. */
            id?: string;
            /** @description Whether the event can do without the guest. */
            optional?: boolean;
            /** @description Whether the guest is the organizer. */
            readonly organizer?: boolean;
            /** @description Whether the guest is a room or a thing. */
            resource?: boolean;
            /**
             * @description The reply.
             * @enum {string}
             */
            responseStatus?: "needsAction" | "declined" | "tentative" | "accepted";
            /** @description Whether the guest is the calendar that was asked. */
            readonly self?: boolean;
        };
        /** @description What there is to say about a birthday. */
        EventBirthdayProperties: {
            /** @description Contact that the event is about. */
            readonly contact?: string;
            /** @description Name of a custom kind of day. */
            readonly customTypeName?: string;
            /** @description birthday, anniversary, custom, other or self. */
            type?: string;
        };
        /** @description A day or a moment: date for all-day events, dateTime for the others. */
        EventDateTime: {
            /** @description The day, as yyyy-mm-dd. */
            date?: string;
            /** @description The moment (RFC 3339); the offset may be left out when there is a timeZone. */
            dateTime?: string;
            /** @description IANA time zone in which a series recurs. */
            timeZone?: string;
        };
        /** @description What happens during focus time. */
        EventFocusTimeProperties: {
            /** @description Which invitations are declined: declineNone, declineAllConflictingInvitations or declineOnlyNewConflictingInvitations. */
            autoDeclineMode?: string;
            /** @description What chats show: available or doNotDisturb. */
            chatStatus?: string;
            /** @description Text that goes with declined invitations. */
            declineMessage?: string;
        };
        /** @description A label that events of a calendar can have. */
        EventLabel: {
            /** @description Colour of the label, as #rrggbb. */
            backgroundColor?: string;
            /** @description Id of the label. */
            id?: string;
            /** @description Name of the label, of at most 50 characters. */
            name?: string;
        };
        /** @description What happens during an absence. */
        EventOutOfOfficeProperties: {
            /** @description Which invitations are declined: declineNone, declineAllConflictingInvitations or declineOnlyNewConflictingInvitations. */
            autoDeclineMode?: string;
            /** @description Text that goes with declined invitations. */
            declineMessage?: string;
        };
        /** @description Tells a person of an event before it starts. */
        EventReminder: {
            /** @description How: popup or email. */
            method?: string;
            /** @description How long before the start, from 0 to 40320 minutes. */
            minutes?: number;
        };
        /** @description Where somebody works. */
        EventWorkingLocationProperties: {
            /** @description A place of another kind. */
            customLocation?: {
                /** @description Name of the place. */
                label?: string;
            };
            /** @description Anything, for work at home. */
            homeOffice?: unknown;
            /** @description A place in an office. */
            officeLocation?: {
                /** @description Id of the building. */
                buildingId?: string;
                /** @description Id of the desk. */
                deskId?: string;
                /** @description Id of the floor. */
                floorId?: string;
                /** @description Id of the section of the floor. */
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
            /** @description Reminders that the caller gets for events that have none of their own. */
            defaultReminders?: components["schemas"]["EventReminder"][];
            /** @description What the calendar is for. */
            readonly description?: string;
            /** @description Changes whenever the resource changes; for If-Match and If-None-Match. */
            etag?: string;
            /** @description The entries of this page. */
            items?: components["schemas"]["Event"][];
            /** @description Names the kind of resource; always the same. */
            kind?: string;
            /** @description Token of the next page; absent on the last one. */
            nextPageToken?: string;
            /** @description Token to ask for later changes with; on the last page only. */
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
            /** @description Why nothing is known. */
            errors?: components["schemas"]["Error"][];
        };
        /** @description The calendars of a group. */
        FreeBusyGroup: {
            /** @description Ids of the calendars. */
            calendars?: string[];
            /** @description Why nothing is known. */
            errors?: components["schemas"]["Error"][];
        };
        /** @description Whose busy times are wanted, and between when. */
        FreeBusyRequest: {
            /** @description How many calendars are answered at most; up to 50. */
            calendarExpansionMax?: number;
            /** @description How many calendars of one group are answered at most; up to 100. */
            groupExpansionMax?: number;
            /** @description The calendars and groups. */
            items?: components["schemas"]["FreeBusyRequestItem"][];
            /** @description End of the time asked for. The request cannot do without it. */
            timeMax: string;
            /** @description Beginning of the time asked for. The request cannot do without it. */
            timeMin: string;
            /** @description IANA time zone of the answer; UTC by default. */
            timeZone?: string;
        };
        /** @description A calendar or group to ask about. */
        FreeBusyRequestItem: {
            /** @description Id of the calendar or group. */
            id: string;
        };
        /** @description When calendars are busy. */
        FreeBusyResponse: {
            /** @description Busy times, by the id that was asked for. */
            calendars?: {
                [key: string]: components["schemas"]["FreeBusyCalendar"];
            };
            /** @description Calendars of the groups, by the id that was asked for. */
            groups?: {
                [key: string]: components["schemas"]["FreeBusyGroup"];
            };
            /** @description Names the kind of resource; always the same. */
            kind?: string;
            /**
             * Format: date-time
             * @description End of the time asked for.
             */
            timeMax?: string;
            /**
             * Format: date-time
             * @description Beginning of the time asked for.
             */
            timeMin?: string;
        };
        /** @description The labels of a calendar. */
        LabelProperties: {
            /** @description Labels that events can have, at most 200; written as a whole. */
            eventLabels?: components["schemas"]["EventLabel"][];
        };
        /** @description One setting of a person. */
        Setting: {
            /** @description Changes whenever the resource changes; for If-Match and If-None-Match. */
            etag?: string;
            /** @description Id of the setting. */
            id?: string;
            /** @description Names the kind of resource; always the same. */
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
            /** @description Names the kind of resource; always the same. */
            kind?: string;
            /** @description Token of the next page; absent on the last one. */
            nextPageToken?: string;
            /** @description Token to ask for later changes with; on the last page only. */
            nextSyncToken?: string;
        };
        /** @description A stretch of time. */
        TimePeriod: {
            /**
             * Format: date-time
             * @description End, which is not part of it.
             */
            end?: string;
            /**
             * Format: date-time
             * @description Beginning.
             */
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

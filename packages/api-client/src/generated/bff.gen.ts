// Generated from the OpenAPI documents by `pnpm generate`. Do not edit.
export interface paths {
    "/auth/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns who is signed in and what they may do. */
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
        /** Lists the active sessions of the person who is signed in, newest first. */
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
        /** Ends one session of the person who is signed in, on any device. */
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
        /** Creates a single-use URL that downloads content. With drive.files.download the service prepares it first, which may take longer than the request. */
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
        /** Streams changes to what the console shows, as server-sent events named invalidation. Each topic begins with an invalidation sync; status says how the topics are kept up to date, at the start and when that changes; reset says that any of them may have changed; goodbye comes before the server stops. */
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
        /** Lists the active sessions of everyone, newest first. For operators. */
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
        /** Lists the roles that operators granted, by address. For operators. */
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
        /** Grants roles to a person, whose sessions end. For operators. */
        put: operations["bff.people.roles.set"];
        post?: never;
        /** Removes the roles that operators granted to a person, whose sessions end. For operators. */
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
        /** Starts a sign-in of the same person that replaces the session, to grant what operations or the runs of a script need, or to confirm their identity. */
        post: operations["bff.session.stepUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/preferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Reads the settings of the person who is signed in. */
        get: operations["bff.preferences.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Changes some of the settings; the others stay. */
        patch: operations["bff.preferences.update"];
        trace?: never;
    };
    "/api/preferences/team": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Reads the settings that apply to everyone. */
        get: operations["bff.teamPreferences.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Changes some of the settings that apply to everyone; for operators. */
        patch: operations["bff.teamPreferences.update"];
        trace?: never;
    };
    "/api/links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Saves what a list shows for 30 days, so that a link to it can show what has changed since. */
        post: operations["bff.links.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/links/{linkId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns what a list showed when a link to it was created. For people with the roles of its author, and for operators. */
        get: operations["bff.links.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the views of a screen, or of all: one's own and those of the team. */
        get: operations["bff.views.list"];
        put?: never;
        /** Saves a view. */
        post: operations["bff.views.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/views/{viewId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Deletes a view of one's own; operators also delete those of the team. */
        delete: operations["bff.views.delete"];
        options?: never;
        head?: never;
        /** Changes a view of one's own; operators also change those of the team. */
        patch: operations["bff.views.update"];
        trace?: never;
    };
    "/api/pins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists what the person has pinned, the first pin first. */
        get: operations["bff.pins.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pins/{kind}/{targetId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Pins something; an existing pin gets the title. */
        put: operations["bff.pins.set"];
        post?: never;
        /** Removes a pin. */
        delete: operations["bff.pins.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/recents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists what the person has visited, at most 50, the newest first. */
        get: operations["bff.recents.list"];
        put?: never;
        post?: never;
        /** Deletes all recent places. */
        delete: operations["bff.recents.clear"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/recents/{kind}/{targetId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Records a visit. */
        put: operations["bff.recents.set"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/access-decisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists decisions of access reviews, the newest first: one's own, and those on access that one's own list has. */
        get: operations["bff.accessDecisions.list"];
        put?: never;
        /** Records what was decided on access that one's own list of access from outside has. Changes no access. */
        post: operations["bff.accessDecisions.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/access-decisions/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Sends the decisions of access reviews that one can see as a PDF file. */
        get: operations["bff.accessDecisions.report"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/access-decisions/{decisionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Deletes a decision of one's own. Changes no access. */
        delete: operations["bff.accessDecisions.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/error-notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists what the team keeps on errors of scripts, the newest first. */
        get: operations["bff.errorNotes.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/error-notes/{fingerprintId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Mutes the errors of a fingerprint for the team, or adds a note to them. Without both, nothing is kept. */
        put: operations["bff.errorNotes.set"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/alerts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the alerts of the person, the newest first: at most 1,000. */
        get: operations["bff.alerts.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/alerts/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Counts the open alerts of the person. */
        get: operations["bff.alerts.summary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/alerts/{alertId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Acknowledges, mutes, resolves or reopens an alert, assigns it or changes its note. On an alert of a team rule, all but a mute holds for everybody who has it. */
        patch: operations["bff.alerts.update"];
        trace?: never;
    };
    "/api/alert-rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the rules of the person and of the team. */
        get: operations["bff.alertRules.list"];
        put?: never;
        /** Adds a rule. Team rules are for operators. */
        post: operations["bff.alertRules.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/alert-rules/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Finds how often a rule would have fired in the last 30 days, as far as the console can see. */
        post: operations["bff.alertRules.preview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/alert-rules/{ruleId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Changes a rule. */
        put: operations["bff.alertRules.update"];
        post?: never;
        /** Deletes a rule with its alerts. */
        delete: operations["bff.alertRules.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/alert-rules/{ruleId}/channels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Sets to which of their channels the caller has a rule delivered. Operators also set those of the team. */
        put: operations["bff.alertRules.setChannels"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/alert-channels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists where alerts are delivered: the channels of the person, and for operators those of the team. */
        get: operations["bff.alertChannels.list"];
        put?: never;
        /** Adds a channel. Team channels are for operators. */
        post: operations["bff.alertChannels.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/alert-channels/{channelId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Changes a channel, and tries again what could not be delivered. */
        put: operations["bff.alertChannels.update"];
        post?: never;
        /** Deletes a channel with what waits to be delivered. */
        delete: operations["bff.alertChannels.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/alert-channels/{channelId}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Delivers a test message, and returns the response of the receiver. */
        post: operations["bff.alertChannels.test"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the reports of the person, the oldest first. */
        get: operations["bff.reports.list"];
        put?: never;
        /** Adds a report. Its list and its folder are read once, with the rights of the person. */
        post: operations["bff.reports.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reports/{reportId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Changes a report. One that was paused after failures runs again. */
        put: operations["bff.reports.update"];
        post?: never;
        /** Deletes a report. What it has delivered stays. */
        delete: operations["bff.reports.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reports/{reportId}/run": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Runs a report now, besides its schedule. */
        post: operations["bff.reports.run"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/alert-channels/{channelId}/secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives a webhook a new signing secret. For 24 hours messages are also signed with the one before. */
        post: operations["bff.alertChannels.rotateSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/project-sharing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists when the sharing of a script project was changed through the console. Reads the project once from the service, so that only people who can see it do. */
        get: operations["bff.projectSharing.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/deployment-freeze": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Says whether deployments are frozen now, or at a time. Reads the calendar as the person. */
        get: operations["bff.deploymentFreeze.get"];
        /** Sets which events freeze deployments, for everyone. The person must be able to read the calendar. */
        put: operations["bff.deploymentFreeze.set"];
        post?: never;
        /** Lets no event freeze deployments any more. */
        delete: operations["bff.deploymentFreeze.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/deployment-watches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the deployments of a project that are or were watched, the latest start first; at most 20. */
        get: operations["bff.deploymentWatches.list"];
        /** Counts the failures of a deployment after it is changed, in the place of what was watched of it. Called before the change, or once a new deployment is made. */
        put: operations["bff.deploymentWatches.set"];
        post?: never;
        /** Ends what is watched of a deployment. */
        delete: operations["bff.deploymentWatches.end"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/scheduled-deployments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the scheduled deployments of a project, the latest time first; at most 50. */
        get: operations["bff.scheduledDeployments.list"];
        put?: never;
        /** Schedules a deployment. It is made at its time with the credential of the person. */
        post: operations["bff.scheduledDeployments.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/scheduled-deployments/{scheduledDeploymentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Changes a scheduled deployment of one's own. */
        put: operations["bff.scheduledDeployments.change"];
        post?: never;
        /** Cancels a scheduled deployment, whoever planned it. */
        delete: operations["bff.scheduledDeployments.cancel"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/deployment-history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the changes to the deployments of a script. Reads them once from the service, so that changes from outside are noticed and only people who may see them do. */
        get: operations["bff.deploymentHistory.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/approval-evidence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the evidence that the person has begun, newest first. */
        get: operations["bff.approvalEvidence.list"];
        put?: never;
        /** Begins evidence of approvals. Repeated requests to compile it go through its approvals. */
        post: operations["bff.approvalEvidence.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/approval-evidence/{evidenceId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns how far evidence is. */
        get: operations["bff.approvalEvidence.get"];
        put?: never;
        post?: never;
        /** Deletes evidence. The audit log still has its digest. */
        delete: operations["bff.approvalEvidence.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/approval-evidence/{evidenceId}/compile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Compiles the next approvals of evidence, with the access of the person. After the last one, the digest of the document is recorded in the audit log. */
        post: operations["bff.approvalEvidence.compile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/approval-evidence/{evidenceId}/document": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Sends evidence that is complete as a file. */
        get: operations["bff.approvalEvidence.download"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/absences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists when the person is away, what became of the approvals in that time, and the rule of the team: the last 20. */
        get: operations["bff.absences.list"];
        put?: never;
        /** Enters a time in which a stand-in is asked in the approvals that wait for the person. */
        post: operations["bff.absences.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/absences/{absenceId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Ends an absence of one's own now. One that has not begun is deleted. */
        delete: operations["bff.absences.end"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/escalations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists what the person has planned for an approval, in order of time. */
        get: operations["bff.escalations.list"];
        /** Plans what happens to an approval if it still waits for an answer, in the place of the steps that wait. */
        put: operations["bff.escalations.set"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calendar-access-periods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists access to a calendar that begins and ends at stated times, for those who may see who has access. */
        get: operations["bff.calendarAccessPeriods.list"];
        put?: never;
        /** Plans access to a calendar from a time until a time. The backend grants and withdraws it. */
        post: operations["bff.calendarAccessPeriods.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calendar-access-periods/{periodId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Ends a period now. Access that it has granted is withdrawn. */
        delete: operations["bff.calendarAccessPeriods.end"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calendar-feeds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the person's calendar feeds, newest first, without their secret addresses. */
        get: operations["bff.calendarFeeds.list"];
        put?: never;
        /** Creates a feed that calendar programs read by a secret address. Only this response contains the address. */
        post: operations["bff.calendarFeeds.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calendar-feeds/{feedId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Revokes a feed: its address stops working at once. */
        delete: operations["bff.calendarFeeds.revoke"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/approval-snoozes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the approvals that the person has put off, those that return first: at most 500. */
        get: operations["bff.approvalSnoozes.list"];
        /** Takes approvals that wait for the person out of the queue until a time, or returns them. Nobody else is told. */
        put: operations["bff.approvalSnoozes.set"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/approval-templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists templates that approvals are started with: one's own and those of the team. */
        get: operations["bff.approvalTemplates.list"];
        put?: never;
        /** Saves a template. Only operators save templates of the team. */
        post: operations["bff.approvalTemplates.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/approval-templates/{templateId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Replaces a template of one's own; operators also replace those of the team. */
        put: operations["bff.approvalTemplates.update"];
        post?: never;
        /** Deletes a template of one's own; operators also delete those of the team. */
        delete: operations["bff.approvalTemplates.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/approval-history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the steps of an approval. Reads it once from the service, so that steps from outside are noticed and only people who may see it do. */
        get: operations["bff.approvalHistory.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/delayed-calls": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the held calls of the last day, newest first. */
        get: operations["bff.delayedCalls.list"];
        put?: never;
        /** Accepts a call and sends it after a delay, even if the browser is closed. */
        post: operations["bff.delayedCalls.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/delayed-calls/{delayedCallId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Reads a held call and its outcome. */
        get: operations["bff.delayedCalls.get"];
        put?: never;
        post?: never;
        /** Cancels a call that has not been sent; a conflict when it is too late. */
        delete: operations["bff.delayedCalls.cancel"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the person's jobs, newest first. */
        get: operations["bff.jobs.list"];
        put?: never;
        /** Accepts a job, which continues even if the browser is closed. */
        post: operations["bff.jobs.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/jobs/{jobId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Reads the progress of a job. */
        get: operations["bff.jobs.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/jobs/{jobId}/items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the items of a job. */
        get: operations["bff.jobs.items"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/jobs/{jobId}/results": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Reads the outcome of every item, as comma-separated values. */
        get: operations["bff.jobs.results"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/jobs/{jobId}/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Pauses a job: remaining items are called once it is resumed. */
        post: operations["bff.jobs.pause"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/jobs/{jobId}/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stops a job: remaining items are not called. */
        post: operations["bff.jobs.stop"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/jobs/{jobId}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Retries what may succeed and what was not tried. */
        post: operations["bff.jobs.retry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/jobs/{jobId}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Resumes a paused job in the session of the caller. */
        post: operations["bff.jobs.resume"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/jobs/{jobId}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Accepts a job that undoes what this one has done. */
        post: operations["bff.jobs.undo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/watches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The watches of the person, newest first; expired ones stay for a week. */
        get: operations["bff.watches.list"];
        put?: never;
        /** Opens a watch channel as the person. 409 when services cannot reach this console. */
        post: operations["bff.watches.open"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/watches/{watchId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Stops a watch at the service and deletes it. */
        delete: operations["bff.watches.stop"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/indexes/approvals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists approvals across files that the person can see, as far as they have been read. */
        get: operations["bff.indexes.approvals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/indexes/approvals/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Counts the approvals that wait for the person. Begins no index. */
        get: operations["bff.indexes.approvalSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/indexes/access-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists requests for access across files, as far as they have been read. */
        get: operations["bff.indexes.accessRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/indexes/outside-access": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists access to files that people, groups and organisations of another domain have, as far as it has been read. */
        get: operations["bff.indexes.outsideAccess"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/indexes/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists people and groups from files, shared drives, calendars and reviews. */
        get: operations["bff.indexes.people"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/indexes/projects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists script projects from file storage, processes and pins. */
        get: operations["bff.indexes.projects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/indexes/{name}/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Scans for changes now, and retries what failed. */
        post: operations["bff.indexes.refresh"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/indexes/{name}/horizon": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Sets how many days back an index follows files one by one. Older files are scanned slowly. */
        put: operations["bff.indexes.setHorizon"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists who did what, newest first. For operators; viewing is also recorded. */
        get: operations["bff.audit.search"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/audit/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Sends every entry that passes the filter, one AuditEntry per line, newest first. An export that is cut off lacks its last bytes and so never looks complete. For operators. */
        get: operations["bff.audit.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/audit/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Reads the whole trail and names every record that is not as it was written. For operators. */
        get: operations["bff.audit.check"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/audit/entries/{entryId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One entry, and what the change was about. For operators; viewing is also recorded. */
        get: operations["bff.audit.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/audit/entries/{entryId}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes the call that undoes a change, as the caller. 409 when there is none or it is done, 412 when what was set has changed since. */
        post: operations["bff.audit.undo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/connections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Checks everything that the console depends on, and lists what is wrong and what to set. For operators. */
        get: operations["bff.connections.check"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists for every operation its worst effect, who may call it, and which of its scopes the person was granted. */
        get: operations["bff.operations.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/call-budgets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists how many calls a minute the services get, and how many the current minute has had. */
        get: operations["bff.callBudgets.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operations/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists for every operation how often the console called it, and the outcome of the last call. */
        get: operations["bff.operations.usage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/explorer/runs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the calls that the person made by hand in the API explorer, newest first; pinned ones before all others. */
        get: operations["bff.explorer.runs.list"];
        put?: never;
        /** Saves a call that was made by hand. The last hundred are kept, pinned ones until they are deleted. */
        post: operations["bff.explorer.runs.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/explorer/runs/{runId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Deletes a run. */
        delete: operations["bff.explorer.runs.delete"];
        options?: never;
        head?: never;
        /** Names, pins or unpins a run. */
        patch: operations["bff.explorer.runs.update"];
        trace?: never;
    };
    "/api/files/uploads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the uploads of the person who is signed in that are not complete, newest first. */
        get: operations["bff.uploads.list"];
        put?: never;
        /** Starts a resumable upload. What the service would refuse is refused now. */
        post: operations["bff.uploads.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/files/uploads/{uploadId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Accepts a part with Content-Range: bytes FIRST-LAST/TOTAL, or reports with bytes *\/TOTAL what the service has. A part starts where that ends. */
        put: operations["bff.uploads.put"];
        post?: never;
        /** Cancels an upload, here and at the service. */
        delete: operations["bff.uploads.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/downloads/{operationName}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Checks whether content is prepared, waits for a while, and creates a single-use URL when it is. */
        get: operations["bff.downloads.get"];
        put?: never;
        post?: never;
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
            /** @description IDs of the operations that role and granted scopes allow, and that the services offer. */
            operations?: string[];
            /** @description Whether the user can respond to invitations in their own calendar, by `calendar.events.patch` with nothing but that response. Other bodies follow `operations`. */
            mayRespond?: boolean;
            /** @description IDs of the operations that the services do not offer to anyone; absent when there are none. */
            notOffered?: string[];
            /** @description How long decisions are held before they are sent, in seconds, for people who have not set their own. */
            holdSeconds?: number;
            /** @description Where users request access to a file, with `{fileId}` in the place of its ID. Absent where that is not known. */
            accessRequestUrl?: string;
            /** @description Key of 32 bytes, as base64, for what the console caches on this device. Each session and set of rights has its own. Absent when `BFF_DEVICE_CACHE` is `off`. */
            deviceCacheKey?: string;
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
            /** @description Identifies the session; grants no access. */
            id: string;
            /** @description Whether it is the caller's session. */
            isCurrent: boolean;
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description Accurate to a minute.
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
            operation: "drive.files.get" | "drive.files.export" | "drive.revisions.get" | "drive.files.download";
            params: {
                [key: string]: string;
            };
            /** @description File name to use when the service sends none. */
            fileName?: string;
            /**
             * @description play: the URL works for four hours, for one range after the other. Not for drive.files.download.
             * @default save
             * @enum {string}
             */
            use?: "save" | "play";
        };
        DownloadTicket: {
            /** @description Same-origin path; works once, or until it expires when it is for playing. */
            url: string;
            /** Format: date-time */
            expiresAt: string;
        };
        /** @description That something has changed; the change itself must be read. */
        LiveInvalidation: {
            /** @description The topic as requested. */
            topic: string;
            /**
             * @description sync: changes are sent from now on, and earlier ones may have been missed. gone: it can no longer be seen.
             * @enum {string}
             */
            state: "sync" | "changed" | "gone";
        };
        /** @description How the topics of a stream are kept up to date. */
        LiveStatus: {
            /**
             * @description The worst of all topics. pushed: the services notify. polled: they are asked every 20 seconds. unheard: a channel is open and delivers nothing, so they are asked every minute. starting: not yet known. stopped: nothing is refreshed at the moment.
             * @enum {string}
             */
            mode: "pushed" | "polled" | "unheard" | "starting" | "stopped";
            /** @description The topics in this mode; of those of the console itself only when all have stopped. */
            topics: string[];
        };
        /** @enum {string} */
        ProblemCode: "bad_request" | "bad_query" | "body_too_large" | "unauthenticated" | "csrf_refused" | "policy_denied" | "step_up_required" | "not_found" | "method_not_allowed" | "conflict" | "deployments_frozen" | "owner_signed_out" | "rate_limited" | "upstream_forbidden" | "upstream_rejected" | "upstream_auth" | "upstream_unreachable" | "upstream_timeout" | "upstream_invalid" | "upload_expired" | "upload_retry" | "audit_unavailable" | "upstream_unavailable" | "store_unavailable" | "overloaded" | "internal";
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
                /** @description Operations of the services that need the scopes. */
                operations?: string[];
            };
            /** @description The service's response. */
            upstream?: {
                status: number;
                reason?: string;
                message?: string;
                location?: string;
            };
            failure?: components["schemas"]["FailureReason"];
            /**
             * Format: uri
             * @description The page at which the service says that the cause can be removed, such as the one that enables its API.
             */
            link?: string;
        };
        /**
         * @description Why a call failed, whatever status and words the service used. quota: too many calls, it can be repeated later. scope_missing: the user has not granted a scope. api_disabled: the API is not enabled for the project or the user. domain_policy: the organisation's administrator does not allow it. not_offered: the service lacks the operation. not_found: there is no such thing. conflict: the thing has changed or exists already. refused: anything else that repeating does not change. outage: the service is down or failed, it can be repeated later.
         * @enum {string}
         */
        FailureReason: "quota" | "scope_missing" | "api_disabled" | "domain_policy" | "not_offered" | "not_found" | "conflict" | "refused" | "outage";
        PersonSession: components["schemas"]["SessionSummary"] & {
            /** @description The roles with which it began. */
            roles: components["schemas"]["Role"][];
            /** @description Identifies the person at the identity provider. */
            subject: string;
            email: string;
            name: string;
        };
        PersonSessionList: {
            sessions: components["schemas"]["PersonSession"][];
            /** @description Token of the next page; absent on the last. */
            nextPageToken?: string;
        };
        PersonRoles: {
            email: string;
            /** @description An empty list blocks the person. */
            roles: components["schemas"]["Role"][];
            /** @description Whether the entry is tied to the person who signed in with the address. */
            hasSignedIn: boolean;
            /** Format: date-time */
            updatedAt: string;
            /** @description Address of the operator who set it. */
            updatedBy: string;
        };
        PersonRolesChange: {
            roles: components["schemas"]["Role"][];
        };
        PersonRolesList: {
            /** @description Whether entries have any effect; they have none where roles come from the identity provider alone. */
            isUsed: boolean;
            people: components["schemas"]["PersonRoles"][];
            /** @description The claim of the identity provider that gives roles; absent where the table alone does. */
            claim?: {
                /** @description Path of the claim. */
                name: string;
                /** @description Which value of the claim, such as a group, gives which roles. */
                values: {
                    value: string;
                    roles: components["schemas"]["Role"][];
                }[];
            };
            /** @description Token of the next page; absent on the last. */
            nextPageToken?: string;
        };
        StepUpRequest: {
            /** @description Path of the console to come back to. */
            returnTo: string;
            /** @description IDs of operations to be granted access for. Without them and without scopes the person confirms their identity. */
            operations?: string[];
            /** @description Identifiers of scopes that a script declares, to be granted for its runs. Only scopes that the console knows, and only for roles that can run scripts. */
            scopes?: string[];
        };
        StepUp: {
            /** @description Where the browser goes next. */
            redirectUrl: string;
        };
        /** @description The settings of a person. What is absent has not been set: the console's default applies. */
        Preferences: {
            /**
             * @description Colours.
             * @enum {string}
             */
            theme?: "system" | "light" | "dark";
            /**
             * @description Contrast.
             * @enum {string}
             */
            contrast?: "system" | "standard" | "more";
            /**
             * @description Row height.
             * @enum {string}
             */
            density?: "compact" | "default" | "relaxed";
            /**
             * @description Motion.
             * @enum {string}
             */
            motion?: "system" | "full" | "reduced";
            /** @description IANA name of the zone in which times are shown, or `browser`. */
            timeZone?: string;
            /**
             * @description How times are written in lists.
             * @enum {string}
             */
            timeStyle?: "relative" | "absolute";
            /**
             * @description First day of a week.
             * @enum {string}
             */
            weekStart?: "monday" | "saturday" | "sunday";
            /**
             * @description Twelve or twenty-four hours.
             * @enum {string}
             */
            hourCycle?: "h12" | "h23";
            /** @description Keys by action; `off` switches an action's keys off. */
            shortcuts?: {
                [key: string]: string;
            };
            /** @description Whether single-key shortcuts are on. */
            areShortcutsOn?: boolean;
            /** @description Whether lists and details are cached on the device. */
            deviceCache?: boolean;
            /** @description How long actions are held before they are sent. */
            holdSeconds?: number;
            /** @description How long messages in passing stay on the screen; 0: until they are dismissed. */
            messageSeconds?: number;
            /** @description Reasons for decisions. */
            reasonSnippets?: string[];
            /**
             * @description State of the navigation.
             * @enum {string}
             */
            navigation?: "open" | "collapsed";
            /** @description Layout of each table, by its name; the console's own form. */
            tables?: {
                [key: string]: {
                    [key: string]: unknown;
                };
            };
        };
        /** @description Settings that apply to everyone. What is absent has not been set: the console's default applies. */
        TeamPreferences: {
            /** @description Reasons for decisions. */
            reasonSnippets?: string[];
            /** @description IDs of the team's views that screens open with, by the name of the screen. */
            defaultViews?: {
                [key: string]: string;
            };
            /** @description Names of labels by their IDs; the services give none. */
            labelNames?: {
                [key: string]: string;
            };
            /** @description How stand-ins are asked. */
            standIns?: components["schemas"]["StandInRule"];
            /** @description What freezes deployments. Set at /api/deployment-freeze. */
            deploymentFreeze?: components["schemas"]["FreezeSettings"];
        };
        /** @description Which events freeze deployments. */
        FreezeSettings: {
            /** @description ID of the calendar. */
            calendarId: string;
            /** @description Text in the titles of the events, in whatever case. */
            marker: string;
            /**
             * @description What happens to deployments while the calendar cannot be read.
             * @enum {string}
             */
            onUnreadable: "refuse" | "allow";
        };
        /** @description An event that freezes deployments. */
        FreezeEvent: {
            /** @description Title. */
            title: string;
            /** @description RFC 3339, or the first day of an all-day event. */
            start: string;
            /** @description RFC 3339, or the day after the last one of an all-day event. */
            end: string;
        };
        /** @description Whether deployments are frozen, as the person can see. */
        DeploymentFreeze: {
            /**
             * @description off: no calendar is set. unreadable: the calendar cannot be read.
             * @enum {string}
             */
            state: "off" | "clear" | "frozen" | "unreadable";
            /** @description Absent when off. */
            settings?: components["schemas"]["FreezeSettings"];
            /** @description The one that ends last. */
            event?: components["schemas"]["FreezeEvent"];
            /** @description Why the calendar cannot be read. */
            reason?: string;
        };
        /** @description Fields to set; null resets one to the default (RFC 7396). */
        PreferencesChange: {
            /** @description Colours. */
            theme?: ("system" | "light" | "dark") | null;
            /** @description Contrast. */
            contrast?: ("system" | "standard" | "more") | null;
            /** @description Row height. */
            density?: ("compact" | "default" | "relaxed") | null;
            /** @description Motion. */
            motion?: ("system" | "full" | "reduced") | null;
            /** @description IANA name of the zone in which times are shown, or `browser`. */
            timeZone?: string | null;
            /** @description How times are written in lists. */
            timeStyle?: ("relative" | "absolute") | null;
            /** @description First day of a week. */
            weekStart?: ("monday" | "saturday" | "sunday") | null;
            /** @description Twelve or twenty-four hours. */
            hourCycle?: ("h12" | "h23") | null;
            /** @description Keys by action; `off` switches an action's keys off. */
            shortcuts?: {
                [key: string]: string;
            } | null;
            /** @description Whether single-key shortcuts are on. */
            areShortcutsOn?: boolean | null;
            /** @description Whether lists and details are cached on the device. */
            deviceCache?: boolean | null;
            /** @description How long actions are held before they are sent. */
            holdSeconds?: number | null;
            /** @description How long messages in passing stay on the screen; 0: until they are dismissed. */
            messageSeconds?: number | null;
            /** @description Reasons for decisions. */
            reasonSnippets?: string[] | null;
            /** @description State of the navigation. */
            navigation?: ("open" | "collapsed") | null;
            /** @description Layout of each table, by its name; the console's own form. */
            tables?: {
                [key: string]: {
                    [key: string]: unknown;
                };
            } | null;
        };
        ListLinkColumn: {
            /** @description ID of the column. */
            columnId: string;
            /** @description What it is called. */
            header: string;
        };
        ListLinkRow: {
            /** @description ID of the row. */
            rowId: string;
            /** @description Accessible name. */
            label: string;
            /** @description Its plain values, one for each column; null where there was none. */
            values: (string | number | null)[];
        };
        /** @description What a list shows; at most 512 KiB as JSON. */
        ListLinkDraft: {
            /** @description Name of the list. */
            list: string;
            /** @description Path and search of the screen, with relative times fixed. */
            address: string;
            /** @description Whether there were more rows than were loaded. */
            hasMore: boolean;
            /** @description Whether the rows were in an order that only loaded rows are put into, which says nothing about those that were not loaded. */
            isReordered: boolean;
            /** @description The columns that were shown and have plain values. */
            columns: components["schemas"]["ListLinkColumn"][];
            /** @description The first of the rows that were loaded, in their order. */
            rows: components["schemas"]["ListLinkRow"][];
            /** @description IDs of the rows that were selected. */
            picked: string[];
        };
        /** @description What a list showed when a link to it was created. */
        ListLink: {
            /** @description Name of the list. */
            list: string;
            /** @description Path and search of the screen, with relative times fixed. */
            address: string;
            /** @description Whether there were more rows than were loaded. */
            hasMore: boolean;
            /** @description Whether the rows were in an order that only loaded rows are put into, which says nothing about those that were not loaded. */
            isReordered: boolean;
            /** @description The columns that were shown and have plain values. */
            columns: components["schemas"]["ListLinkColumn"][];
            /** @description The first of the rows that were loaded, in their order. */
            rows: components["schemas"]["ListLinkRow"][];
            /** @description IDs of the rows that were selected. */
            picked: string[];
            /** @description Unguessable ID. */
            linkId: string;
            /** @description Who created the link. */
            authorName: string;
            /** @description Whether the caller created it. */
            isMine: boolean;
            /**
             * Format: date-time
             * @description When it was created.
             */
            time: string;
            /**
             * Format: date-time
             * @description When it ends.
             */
            expireTime: string;
        };
        /** @description A view to save. */
        ViewDraft: {
            /** @description The screen that it belongs to, such as `processes`. */
            screen: string;
            /** @description Name, unique per screen and owner. */
            name: string;
            /** @description The search parameters of the screen; at most 8 KiB as JSON. */
            search: {
                [key: string]: unknown;
            };
            /** @description Whether everyone who signs in sees it. For operators. */
            isTeam?: boolean;
        };
        /** @description What to change of a view. */
        ViewChange: {
            /** @description A new name. */
            name?: string;
            /** @description Other search parameters. */
            search?: {
                [key: string]: unknown;
            };
            /** @description Whether everyone sees it. For operators. */
            isTeam?: boolean;
        };
        /** @description A saved set of search parameters of a screen. */
        View: {
            /** @description ID of the view. */
            viewId: string;
            /** @description The screen that it belongs to. */
            screen: string;
            /** @description Name. */
            name: string;
            /** @description The search parameters of the screen. */
            search: {
                [key: string]: unknown;
            };
            /** @description Whether everyone sees it. */
            isTeam: boolean;
            /** @description Whether the caller created it. */
            isMine: boolean;
            /** @description Who created it. */
            ownerName: string;
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            updateTime: string;
        };
        /** @description Views of a screen: one's own and those of the team, by name. */
        ViewList: {
            /** @description The views. */
            views: components["schemas"]["View"][];
        };
        /**
         * @description What kind of thing a place shows.
         * @enum {string}
         */
        PlaceKind: "approval" | "calendar" | "drive" | "event" | "file" | "folder" | "person" | "process" | "script" | "view";
        /** @description Title of a place. */
        PlaceTitle: {
            /** @description Title at this time. */
            title: string;
        };
        /** @description Something that a person pinned or visited. */
        Place: {
            kind: components["schemas"]["PlaceKind"];
            /** @description ID of the thing; of things with several IDs, these with slashes between. */
            targetId: string;
            /** @description Title when it was recorded. */
            title: string;
            /**
             * Format: date-time
             * @description When it was pinned or last visited.
             */
            time: string;
        };
        /** @description Places. */
        PlaceList: {
            /** @description Pins in the order in which they were made; recent places newest first. */
            places: components["schemas"]["Place"][];
        };
        /** @description One change of a deployment. */
        DeploymentRecord: {
            /** @description ID of the record. */
            recordId: string;
            /** @description ID of the deployment. */
            deploymentId: string;
            /**
             * @description What happened; found: it was there when its script was first looked at.
             * @enum {string}
             */
            action: "created" | "updated" | "deleted" | "found";
            /** @description Version that it runs since; absent for the newest content and after a deletion. */
            versionNumber?: number;
            /** @description Version that it ran before; absent when it had none or it is not known. */
            previousVersionNumber?: number;
            /** @description Description of the deployment since. */
            description?: string;
            /**
             * @description console: done here. outside: noticed by the console, done elsewhere.
             * @enum {string}
             */
            origin: "console" | "outside";
            /** @description Who did it; absent when it was done outside. */
            actor?: {
                /** @description Address. */
                email: string;
                /** @description Name. */
                name: string;
            };
            /**
             * Format: date-time
             * @description When it was done, or noticed.
             */
            time: string;
        };
        /** @description A deployment to watch. */
        DeploymentWatchDraft: {
            /** @description ID of the project. */
            scriptId: string;
            /** @description ID of the deployment. */
            deploymentId: string;
            /** @description Whether the deployment was just created and serves the version already. It has nothing to roll back to. */
            isNew?: boolean;
            /** @description For how long. */
            minutes: number;
            /** @description From how many failed or timed-out runs on something is done. */
            maxFailures: number;
            /**
             * @description What is done. A roll back also alerts.
             * @enum {string}
             */
            action: "alert" | "rollBack";
        };
        /** @description How failures are counted after a deployment. */
        DeploymentWatchLimits: {
            /** @description For how long. */
            minutes: number;
            /** @description From how many failed or timed-out runs on something is done. */
            maxFailures: number;
            /**
             * @description What is done. A roll back also alerts.
             * @enum {string}
             */
            action: "alert" | "rollBack";
        };
        /** @description A deployment whose failures are counted for a time. */
        DeploymentWatch: {
            /** @description ID of the watch. */
            watchId: string;
            /** @description ID of the project. */
            scriptId: string;
            /** @description ID of the deployment. */
            deploymentId: string;
            /** @description The version; absent until it is deployed. */
            versionNumber?: number;
            /** @description What is rolled back to; of a new deployment, its version. */
            formerVersionNumber: number;
            /**
             * Format: date-time
             * @description Since when.
             */
            startTime: string;
            /**
             * Format: date-time
             * @description Until when.
             */
            endTime: string;
            /** @description From how many failed or timed-out runs on something is done. */
            maxFailures: number;
            /**
             * @description What is done. A roll back also alerts.
             * @enum {string}
             */
            action: "alert" | "rollBack";
            /** @description How many were counted, at most 50. */
            failures: number;
            /**
             * @description What was found. ended: it was not watched to the end.
             * @enum {string}
             */
            state: "waiting" | "passed" | "failing" | "rolledBack" | "ended";
            /** @description Why it ended, could not be rolled back or could not be counted. */
            reason?: string;
            /** @description Address of whoever wants it, and whose permissions are used. */
            owner: string;
        };
        /** @description Watched deployments of a project. */
        DeploymentWatchList: {
            /** @description The latest start first. */
            watches: components["schemas"]["DeploymentWatch"][];
        };
        /** @description A deployment to make at a time. */
        ScheduledDeploymentDraft: {
            /** @description ID of the project. */
            scriptId: string;
            /** @description ID of the deployment; left out for a new one. */
            deploymentId?: string;
            /** @description The version; left out for one that is created at the time, from the latest code. */
            versionNumber?: number;
            /** @description The description of the deployment. */
            description: string;
            /**
             * Format: date-time
             * @description When it is made, within a year.
             */
            time: string;
            /** @description Whether it is not made if the project changes until then. */
            isUnlessChanged: boolean;
            /** @description Why it is made even while deployments are frozen; absent if it is not. */
            freezeReason?: string;
            watch?: components["schemas"]["DeploymentWatchLimits"];
        };
        /** @description A deployment that is made at a time. */
        ScheduledDeployment: {
            /** @description ID of the scheduled deployment. */
            scheduledDeploymentId: string;
            /** @description ID of the project. */
            scriptId: string;
            /** @description ID of the deployment; absent for a new one until it is made. */
            deploymentId?: string;
            /** @description The version; left out for one that is created at the time, from the latest code. */
            versionNumber?: number;
            /** @description The description of the deployment. */
            description: string;
            /**
             * Format: date-time
             * @description When it is made, within a year.
             */
            time: string;
            /** @description Whether it is not made if the project changes until then. */
            isUnlessChanged: boolean;
            /** @description Why it is made even while deployments are frozen; absent if it is not. */
            freezeReason?: string;
            watch?: components["schemas"]["DeploymentWatchLimits"];
            /** @description What the deployment served when this was planned. If it serves another version then, it is not changed. Absent for a new one. */
            formerVersionNumber?: number;
            /**
             * @description What became of it.
             * @enum {string}
             */
            state: "waiting" | "done" | "failed" | "cancelled";
            /** @description Why it failed, was cancelled or still waits. */
            reason?: string;
            /** @description The version that was deployed. */
            deployedVersionNumber?: number;
            /** @description Who planned it, and whose permissions are used. */
            planner: {
                /** @description Address. */
                email: string;
                /** @description Name. */
                name: string;
            };
        };
        /** @description Scheduled deployments of a project. */
        ScheduledDeploymentList: {
            /** @description The latest time first. */
            scheduledDeployments: components["schemas"]["ScheduledDeployment"][];
        };
        /** @description Changes of the deployments of a script, newest first. */
        DeploymentHistory: {
            /** @description The changes. */
            deployments: components["schemas"]["DeploymentRecord"][];
            /** @description Token of the next page; absent on the last. */
            nextPageToken?: string;
        };
        /** @description Evidence to compile. */
        EvidenceDraft: {
            /** @description Title. */
            title: string;
            /** @description How the approvals were chosen. */
            filters: components["schemas"]["EvidenceFilter"][];
            /** @description What the list of approvals lacked. */
            notes: string[];
            /** @description The approvals, in the order of the document. */
            approvals: components["schemas"]["EvidenceTarget"][];
        };
        /** @description A filter by which approvals were chosen, in words. */
        EvidenceFilter: {
            /** @description Name. */
            name: string;
            /** @description Value. */
            value: string;
        };
        /** @description An approval. */
        EvidenceTarget: {
            /** @description ID of the file. */
            fileId: string;
            /** @description ID of the approval. */
            approvalId: string;
        };
        /** @description Evidence of approvals, and how far it is. */
        Evidence: {
            /** @description ID. */
            evidenceId: string;
            /** @description Title. */
            title: string;
            /** @description Number of approvals. */
            total: number;
            /** @description How many of them are compiled. */
            done: number;
            /** @description Of how many of these something could not be read. */
            partial: number;
            /** @description What could not be read, and why; absent before it is complete, and in lists. */
            unread?: {
                /**
                 * @description What could not be read.
                 * @enum {string}
                 */
                part: "approval" | "file" | "revisions" | "records";
                /** @description Why. */
                reason: string;
                /** @description Of how many approvals. */
                approvals: number;
            }[];
            /**
             * Format: date-time
             * @description When it was begun.
             */
            createTime: string;
            /**
             * Format: date-time
             * @description When it was complete; absent before.
             */
            compileTime?: string;
            /** @description SHA-256 in hex of the document, as the audit log has it; absent before it is complete. */
            digest?: string;
        };
        /** @description Evidence of a person, newest first. */
        EvidenceList: {
            /** @description The evidence. */
            evidence: components["schemas"]["Evidence"][];
        };
        /** @description When answers are due after a start: never, or at a time of a zone some working days later. */
        ApprovalTemplateDue: {
            /**
             * @description No due date.
             * @enum {string}
             */
            kind: "none";
        } | {
            /**
             * @description Some working days later.
             * @enum {string}
             */
            kind: "workingDays";
            /** @description How many. */
            workingDays: number;
            /** @description Time of the day, such as 17:00. */
            clock: string;
            /** @description Time zone, an IANA name. */
            zone: string;
        };
        /** @description What a template fills in. */
        ApprovalTemplateContent: {
            /** @description Addresses of the reviewers. */
            reviewers: string[];
            /** @description Message to the reviewers; empty for none. */
            message: string;
            /** @description When answers are due. */
            due: components["schemas"]["ApprovalTemplateDue"];
            /**
             * @description What a change of the content does to approvals that were given.
             * @enum {string}
             */
            change: "RESET_APPROVAL" | "NO_APPROVAL_ACTION";
            /** @description Whether the file is locked during the review. */
            isLocked: boolean;
            /** @description Whether the content under review is kept forever. */
            pinsContent: boolean;
            /** @description What happens if a response is still missing; nothing without it. */
            escalation?: components["schemas"]["ApprovalTemplateEscalation"];
        };
        /** @description Steps in hours after the due time; a negative number is before it. */
        ApprovalTemplateEscalation: {
            /** @description When reviewers are reminded. */
            remind?: components["schemas"]["HoursAfterDue"];
            /** @description When whoever started it is told whose response is missing. */
            notify?: components["schemas"]["HoursAfterDue"];
            /** @description When it is reassigned. */
            reassign?: components["schemas"]["HoursAfterDue"];
            /** @description Address of the new reviewer. */
            reviewer?: string;
        };
        /** @description Hours after the due time; a negative number is before it. */
        HoursAfterDue: number;
        /** @description A template as it is saved. */
        ApprovalTemplateDraft: {
            /** @description Name. */
            name: string;
            /**
             * @description Whether everyone can use it.
             * @default false
             */
            isTeam?: boolean;
            /** @description What it fills in. */
            content: components["schemas"]["ApprovalTemplateContent"];
        };
        /** @description What approvals are started with. */
        ApprovalTemplate: {
            /** @description ID. */
            templateId: string;
            /** @description Name. */
            name: string;
            /** @description Whether everyone can use it. */
            isTeam: boolean;
            /** @description Whether the caller created it. */
            isMine: boolean;
            /** @description Who created it. */
            ownerName: string;
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            updateTime: string;
            /** @description What it fills in. */
            content: components["schemas"]["ApprovalTemplateContent"];
        };
        /** @description Templates by name. */
        ApprovalTemplateList: {
            /** @description The templates. */
            templates: components["schemas"]["ApprovalTemplate"][];
        };
        /** @description A step of an approval. */
        ApprovalStep: {
            /** @description ID. */
            stepId: string;
            /**
             * @description reset: the answer was reset because the content changed. reminder: a message that begins with "Reminder:". changesRequested: a message that begins with "Changes requested:"; what follows is the message. completed: all have approved.
             * @enum {string}
             */
            kind: "started" | "approved" | "declined" | "reset" | "message" | "reminder" | "changesRequested" | "reassigned" | "cancelled" | "completed";
            /** @description Whose step it is. */
            person?: components["schemas"]["Identity"];
            /** @description What the person said, when it was said here. */
            message?: string;
            /** @description True when the person decided without having seen the content here, as they said. */
            isUnseen?: boolean;
            /**
             * @description outside: it was noticed when the approval was read, and its time is that of the last change of the approval then.
             * @enum {string}
             */
            origin: "console" | "outside";
            /**
             * Format: date-time
             * @description When it happened.
             */
            time: string;
            /** @description ID of the record of the call in the audit. */
            auditId?: string;
            /** @description HMAC-SHA256 in hex of that record, by which it is chained. */
            auditHash?: string;
        };
        /** @description Steps of an approval, oldest first. */
        ApprovalHistory: {
            /** @description The steps. */
            steps: components["schemas"]["ApprovalStep"][];
        };
        /** @description A call to send after a delay. */
        SendDraft: {
            /** @description Operation to call. */
            operationId: string;
            /** @description Path and query parameters by name. */
            params: {
                [key: string]: string | number | boolean | string[];
            };
            /** @description JSON body, for operations that take one. */
            body?: {
                [key: string]: unknown;
            };
            /** @description What is done, for people. */
            label: string;
            /** @description Version of the resource when it was decided on, as in an item of a job. When it has changed by the time of the call, the call is not sent and fails with `conflict`. */
            ifMatch?: string;
            /**
             * @description Says that the person decides without having seen the content; only for approving and declining. It goes into the record of the call and the history of the approval.
             * @enum {boolean}
             */
            isUnseen?: true;
            /**
             * @description Asks to keep forever the revision that the file has just before the call, once the call has succeeded, where it has one and the person may read revisions; only for starting, approving and declining.
             * @enum {boolean}
             */
            pinsContent?: true;
            /** @description How long to wait. The person's own setting if absent, else 6,000. */
            holdMs?: number;
        };
        /** @description A call that is held for a while, in which it can be cancelled. Kept for a day. */
        DelayedCall: {
            /** @description ID. */
            delayedCallId: string;
            /** @description Operation to call. */
            operationId: string;
            /** @description Path and query parameters by name. */
            params: {
                [key: string]: string | number | boolean | string[];
            };
            /** @description What is done. */
            label: string;
            /**
             * @description unknown: the server ended while it was being sent, so it may or may not have been carried out.
             * @enum {string}
             */
            state: "held" | "sending" | "sent" | "failed" | "cancelled" | "unknown";
            /**
             * Format: date-time
             * @description When it was accepted.
             */
            createTime: string;
            /**
             * Format: date-time
             * @description When it is or was to be sent.
             */
            sendTime: string;
            /**
             * Format: date-time
             * @description When it was sent, failed or was cancelled.
             */
            endTime?: string;
            /** @description The service's response; absent before the call is sent and when there was no body. */
            response?: unknown;
            /** @description Why it failed. */
            problem?: components["schemas"]["Problem"];
            /** @description Why the content could not be kept, of a call that was carried out and was to keep it. */
            pinProblem?: components["schemas"]["Problem"];
        };
        /** @description Held calls of the last day, newest first. */
        DelayedCallList: {
            /** @description The calls. */
            delayedCalls: components["schemas"]["DelayedCall"][];
        };
        /** @description One call of a job. */
        JobItemDraft: {
            /** @description Identifies the item within the job. */
            id: string;
            /** @description Title for the person. */
            label: string;
            /** @description Path and query parameters by name. */
            params: {
                [key: string]: string | number | boolean | string[];
            };
            /** @description JSON body, for operations that take one. */
            body?: {
                [key: string]: unknown;
            };
            /**
             * @description Says that the person decides without having seen the content, as in a held call.
             * @enum {boolean}
             */
            isUnseen?: true;
            /**
             * @description Asks to keep the content that the call is about, as in a held call. Where that fails, the item is done all the same, and its reason says so.
             * @enum {boolean}
             */
            pinsContent?: true;
            /** @description What happens to the approval that the item starts, at stated times; without steps of the kind start. Where it cannot be planned, the item is done all the same, and its reason says so. */
            escalation?: components["schemas"]["EscalationStep"][];
            /** @description Version of the resource when it was selected: `version` of a file, `etag` of an event, `modifyTime` of an approval, which may be followed, after a space, by the `modifiedTime` of its file; `etag` of an access request in the index; `etag` of an access rule, or `none` for one that is to be new. When any of these has changed by the time of the call, the item is skipped. */
            ifMatch?: string;
            /** @description Operation to call for this step, when it is another one than that of the job; only while `isAtomic`. */
            operationId?: string;
            /**
             * @description Says that the step is about a part of what an earlier one makes, and is done when there is no such part; undoing the earlier one undoes it, too. Only while `isAtomic`.
             * @enum {boolean}
             */
            isPart?: true;
        };
        /** @description The same operation on many things. */
        JobDraft: {
            /** @description What is done, for people. */
            title: string;
            /** @description Operation to call for every item. */
            operationId: string;
            /** @description The frozen list of calls. */
            items: components["schemas"]["JobItemDraft"][];
            /** @description Whether to record what undoing needs, at the cost of a read for each item that is changed. True if absent. */
            storesUndo?: boolean;
            /** @description Says that the items are steps of one thing: they are called one after the other, and when one of them fails or is skipped, the rest is not tried and what was done is undone by another job. False if absent. */
            isAtomic?: boolean;
            /** @description Whether it waits for the person's hold time before it starts; stopping it until then makes no call. False if absent. */
            isHeld?: boolean;
        };
        /** @description How many items are in each state. */
        JobCounts: {
            /** @description To be called. */
            waiting: number;
            /** @description Being called. */
            running: number;
            /** @description Succeeded. */
            done: number;
            /** @description Failed, and may succeed when tried again. */
            retryable: number;
            /** @description Failed for good. */
            final: number;
            /** @description Skipped, because the thing has changed in the meantime. */
            skipped: number;
            /** @description Not tried when the job was stopped. */
            notTried: number;
        };
        /** @description A job and its progress. */
        Job: {
            /** @description ID. */
            jobId: string;
            /** @description What is done. */
            title: string;
            /** @description Operation that is called. */
            operationId: string;
            /**
             * @description paused: it goes on when its person resumes it. stopped: its person stopped it.
             * @enum {string}
             */
            state: "running" | "paused" | "stopped" | "ended";
            /** @description Why it is paused. */
            pauseReason?: string;
            /** @description Number of items. */
            total: number;
            counts: components["schemas"]["JobCounts"];
            /** @description Whether any item that is done can be undone by another job. */
            canUndo: boolean;
            /** @description ID of the job that this one undoes. */
            undoes?: string;
            /** @description ID of the job that undoes this one. */
            undoneBy?: string;
            /**
             * Format: date-time
             * @description When it was accepted.
             */
            createTime: string;
            /**
             * Format: date-time
             * @description When it starts, or started; absent when it was not held.
             */
            startTime?: string;
            /**
             * Format: date-time
             * @description When anything last happened to it.
             */
            updateTime: string;
            /**
             * Format: date-time
             * @description When it ended or was stopped.
             */
            endTime?: string;
        };
        /** @description Jobs, newest first. */
        JobList: {
            /** @description The jobs. */
            jobs: components["schemas"]["Job"][];
            /** @description Token of the next page; absent on the last. */
            nextPageToken?: string;
        };
        /**
         * @description State of an item.
         * @enum {string}
         */
        JobItemState: "waiting" | "running" | "done" | "retryable" | "final" | "skipped" | "notTried";
        /** @description One item of a job. */
        JobItem: {
            /** @description Identifies the item within the job. */
            id: string;
            /** @description Title. */
            label: string;
            state: components["schemas"]["JobItemState"];
            /** @description How often it was called. */
            attempts: number;
            /** @description Why it is in this state, when it did not succeed; for a done item, what else could not be done. */
            reason?: string;
            /** @description Status of the service's response. */
            status?: number;
            /** @description The problem in full. */
            problem?: components["schemas"]["Problem"];
            /** @description ID of what was created; of a run, its process, where the service sends that. */
            resultId?: string;
            /** @description Whether it is done and can be undone. */
            canUndo?: boolean;
            /**
             * Format: date-time
             * @description When it reached this state.
             */
            endTime?: string;
        };
        /** @description Items in the order of the list. */
        JobItemList: {
            /** @description The items. */
            items: components["schemas"]["JobItem"][];
            /** @description Token of the next page; absent on the last. */
            nextPageToken?: string;
        };
        /** @description Something that could not be read. */
        CoverageFailure: {
            /** @description ID of the file or source. */
            id: string;
            /** @description Its title. */
            title: string;
            /** @description Why. */
            reason: string;
            /** @description Whether it is retried automatically. */
            isRetried: boolean;
        };
        /** @description How much an index has scanned. */
        Coverage: {
            /**
             * @description listing: files are still being found, so total grows. current: every change since is followed; what it shows is complete unless retryCount says otherwise. paused: see reason and failure.
             * @enum {string}
             */
            state: "starting" | "listing" | "scanning" | "current" | "paused";
            /** @description Why it is paused. */
            reason?: string;
            failure?: components["schemas"]["FailureReason"];
            /**
             * Format: uri
             * @description The page at which the cause of the pause can be removed.
             */
            link?: string;
            /**
             * Format: date-time
             * @description When it goes on by itself, while it is paused, or reads the next of retryCount; absent when it waits for you.
             */
            resumeTime?: string;
            /** @description Whether the service said that it did not search everywhere when files were listed; they are listed again at resumeTime. Absent when it did. */
            isIncomplete?: boolean;
            /** @description How many of failedCount failed for a reason that passes, and are read again by themselves; absent when there are none. */
            retryCount?: number;
            /** @description Read successfully. */
            scanned: number;
            /** @description Found so far. */
            total: number;
            /** @description Number that could not be read. */
            failedCount: number;
            /** @description The first 100 that could not be read. */
            failed: components["schemas"]["CoverageFailure"][];
            /**
             * Format: date-time
             * @description What happened before this time is in the index; absent before the first scan has ended.
             */
            asOf?: string;
            older?: components["schemas"]["OlderFiles"];
            /** @description Number of calls made. */
            calls: number;
        };
        /** @description Files that were neither modified nor shared within the horizon, which total does not count. Absent before files are listed, and for indexes that do not read files. */
        OlderFiles: {
            horizonDays: components["schemas"]["HorizonDays"];
            /**
             * Format: date-time
             * @description Where the horizon begins.
             */
            since: string;
            /** @description Older files that were scanned. */
            scanned: number;
            /** @description Older files that were found so far. */
            total: number;
            /** @description Whether total is all of them. */
            isCounted: boolean;
            /** @description Whether all of them were scanned. */
            isScanned: boolean;
            /** @description The calls of a day that the index makes before it leaves older files to the next day. A file takes one call at most. */
            callsPerDay: number;
        };
        /**
         * @description How many days back an index follows files one by one.
         * @enum {integer}
         */
        HorizonDays: 30 | 90 | 365 | 1095;
        Horizon: {
            days: components["schemas"]["HorizonDays"];
        };
        /** @description Someone in a row. */
        Identity: {
            /** @description Address. */
            email: string;
            /** @description Name, or the address when there is none. */
            name: string;
        };
        /** @description Changes that a reviewer requested. */
        ChangeRequest: {
            /** @description Address of the reviewer. */
            email: string;
            /** @description Name, or the address when there is none. */
            name: string;
            /** @description What is to be changed. */
            message?: string;
            /**
             * Format: date-time
             * @description When they were requested.
             */
            time: string;
        };
        /** @description An approval of a file. */
        ApprovalRow: {
            /** @description ID of the file. */
            fileId: string;
            /** @description ID of the approval. */
            approvalId: string;
            /** @description Name of the file. */
            title: string;
            /** @description Type of the file. */
            mimeType?: string;
            /** @description Names of the folders that it lies in, the outermost first, as far as the person may see them. Absent when it lies in none. */
            path?: string[];
            /** @description Shared drive of the file. */
            driveId?: string;
            /**
             * @description Status as reported by the service.
             * @enum {string}
             */
            status: "STATUS_UNSPECIFIED" | "IN_PROGRESS" | "APPROVED" | "CANCELLED" | "DECLINED";
            /** @description Who started it. */
            initiator?: components["schemas"]["Identity"];
            /** @description Who is asked. */
            reviewers: (components["schemas"]["Identity"] & {
                /** @description Response as reported by the service. */
                response: string;
            })[];
            /** @description Whether the caller has yet to answer. */
            isWaitingOnMe: boolean;
            /** @description Whether the caller started it. */
            isStartedByMe: boolean;
            /** @description Whether only the caller's answer is missing. */
            isLastNeeded: boolean;
            /** @description Whether the file was changed after the approval was started. */
            isChangedSince: boolean;
            /**
             * Format: date-time
             * @description When it was started.
             */
            createTime?: string;
            /**
             * Format: date-time
             * @description When anything last happened to it; the `ifMatch` of an item of a job.
             */
            modifyTime?: string;
            /**
             * Format: date-time
             * @description When answers are due.
             */
            dueTime?: string;
            /**
             * Format: date-time
             * @description When it returns to the queue of the caller. Absent when it was not put off.
             */
            snoozedUntil?: string;
            /**
             * Format: date-time
             * @description When it ended.
             */
            completeTime?: string;
            /**
             * Format: date-time
             * @description When the file was last changed.
             */
            fileModifyTime?: string;
            /** @description Who requested changes and has not responded since, oldest first. Absent when nobody has. */
            changeRequests?: components["schemas"]["ChangeRequest"][];
            /**
             * Format: date-time
             * @description When the reviewers were last reminded from here, by whomever; absent when they were not, or the approval has ended.
             */
            remindedTime?: string;
        };
        /** @description How stand-ins are asked, for the whole team. */
        StandInRule: {
            /**
             * @description replace: in the place of the absent person. add: besides. off: not at all.
             * @enum {string}
             */
            mode: "replace" | "add" | "off";
            /**
             * @description own: only with the rights of the absent person. starter: else with those of whoever started the approval.
             * @enum {string}
             */
            rights: "own" | "starter";
        };
        /** @description When somebody is away, and who stands in. */
        AbsenceDraft: {
            /** @description Address of the stand-in. */
            standIn: string;
            /**
             * Format: date-time
             * @description When it begins.
             */
            startTime: string;
            /**
             * Format: date-time
             * @description When it ends, within a year.
             */
            endTime: string;
        };
        /** @description What became of an approval that waits for somebody who is away. */
        CoveredApproval: {
            /** @description ID of the file. */
            fileId: string;
            /** @description ID of the approval. */
            approvalId: string;
            /** @description Name of the file. */
            title: string;
            /**
             * @description done: the stand-in is asked. failed: not; it is tried again.
             * @enum {string}
             */
            outcome: "done" | "failed";
            /** @description Why the stand-in was not asked. */
            reason?: string;
            /** @description Under whose rights the stand-in was asked. Absent where they were asked already. */
            actor?: string;
            /**
             * Format: date-time
             * @description When that was.
             */
            time: string;
        };
        /** @description A time in which somebody is away. */
        Absence: {
            /** @description ID of the absence. */
            absenceId: string;
            /** @description Address of the stand-in. */
            standIn: string;
            /**
             * Format: date-time
             * @description When it begins.
             */
            startTime: string;
            /**
             * Format: date-time
             * @description When it ends.
             */
            endTime: string;
            /**
             * @description Whether it has begun and ended.
             * @enum {string}
             */
            state: "planned" | "active" | "ended";
            /** @description What became of approvals, the last first. */
            approvals: components["schemas"]["CoveredApproval"][];
        };
        /** @description When a person is away. */
        AbsenceList: {
            /** @description The latest first. */
            absences: components["schemas"]["Absence"][];
            /** @description The rule of the team. */
            rule: components["schemas"]["StandInRule"];
        };
        /** @description A step. */
        EscalationStep: {
            /**
             * @description What is done: notify tells whoever started the approval whose response is missing; start begins the next approval of the file once this one is approved.
             * @enum {string}
             */
            kind: "remind" | "notify" | "reassign" | "start";
            /**
             * Format: date-time
             * @description When it is done; not for start.
             */
            time?: string;
            /** @description Address of the new reviewer, for reassign. */
            reviewer?: string;
            /** @description Addresses of the reviewers of the next approval, for start. */
            reviewers?: string[];
            /** @description Message of the next approval, for start. */
            message?: string;
            /** @description In how many days after its start the next approval is due, for start; without it, it has no due time. */
            dueDays?: number;
        };
        /** @description A step. */
        Escalation: {
            /**
             * @description What is done: notify tells whoever started the approval whose response is missing; start begins the next approval of the file once this one is approved.
             * @enum {string}
             */
            kind: "remind" | "notify" | "reassign" | "start";
            /**
             * Format: date-time
             * @description When it is done; for start, when it was planned.
             */
            time: string;
            /** @description Address of the new reviewer, for reassign. */
            reviewer?: string;
            /** @description Addresses of the reviewers of the next approval, for start. */
            reviewers?: string[];
            /** @description Message of the next approval, for start. */
            message?: string;
            /** @description In how many days after its start the next approval is due, for start; without it, it has no due time. */
            dueDays?: number;
            /**
             * @description dropped: the approval has ended before, or for start, was not approved.
             * @enum {string}
             */
            state: "waiting" | "done" | "failed" | "dropped";
            /** @description Why it failed, was dropped or still waits. */
            reason?: string;
        };
        /** @description What is planned for an approval. */
        EscalationDraft: {
            /** @description ID of the file. */
            fileId: string;
            /** @description ID of the approval. */
            approvalId: string;
            /** @description The steps, each within a year; empty for none. */
            steps: components["schemas"]["EscalationStep"][];
        };
        /** @description What is planned for an approval. */
        EscalationList: {
            /** @description In order of time. */
            steps: components["schemas"]["Escalation"][];
        };
        /** @description Who gets access. */
        CalendarAccessScope: {
            /**
             * @description What value names.
             * @enum {string}
             */
            type: "user" | "group" | "domain";
            /** @description Address or domain. */
            value: string;
        };
        /** @description Access to a calendar from a time until a time. */
        CalendarAccessPeriodDraft: {
            /** @description ID of the calendar. */
            calendarId: string;
            scope: components["schemas"]["CalendarAccessScope"];
            /**
             * @description The access, as the calendar service names it.
             * @enum {string}
             */
            role: "freeBusyReader" | "reader" | "writerWithoutPrivateAccess" | "writer" | "owner";
            /** @description Whether the service tells the grantee; false by default. */
            notifies?: boolean;
            /**
             * Format: date-time
             * @description Now by default.
             */
            startTime?: string;
            /**
             * Format: date-time
             * @description After the start, within two years.
             */
            endTime: string;
        };
        /** @description Access to a calendar from a time until a time. */
        CalendarAccessPeriod: {
            /** @description ID of the period. */
            periodId: string;
            /** @description ID of the calendar. */
            calendarId: string;
            scope: components["schemas"]["CalendarAccessScope"];
            /**
             * @description The access, as the calendar service names it.
             * @enum {string}
             */
            role: "freeBusyReader" | "reader" | "writerWithoutPrivateAccess" | "writer" | "owner";
            /**
             * Format: date-time
             * @description When it begins.
             */
            startTime: string;
            /**
             * Format: date-time
             * @description When it ends.
             */
            endTime: string;
            /**
             * @description failed: the service refused a change.
             * @enum {string}
             */
            state: "planned" | "active" | "ended" | "failed";
            /** @description Why it failed, ended otherwise or still waits. */
            reason?: string;
            /** @description Address of the user who planned it. */
            plannedBy: string;
            /** @description Whether that is the person, who alone can end it. */
            isOwn: boolean;
        };
        /** @description Periods of access to a calendar. */
        CalendarAccessPeriodList: {
            /** @description At most 200, open ones first. */
            periods: components["schemas"]["CalendarAccessPeriod"][];
        };
        /** @description Which events are in a feed. */
        CalendarFeedFilter: {
            /** @description IDs of the calendars. */
            calendarIds: string[];
            /** @description Words that events contain. */
            q?: string;
            /** @description Types of events. */
            eventTypes?: string[];
        };
        /** @description A feed that is created. */
        CalendarFeedDraft: {
            /**
             * @description Events of calendars, or due times of the approvals that wait for the person.
             * @enum {string}
             */
            kind: "events" | "reviews";
            /** @description Name of the feed. */
            title: string;
            filter?: components["schemas"]["CalendarFeedFilter"];
        };
        /** @description A feed that calendar programs read. */
        CalendarFeed: {
            /** @description ID of the feed. */
            feedId: string;
            /**
             * @description Events of calendars, or due times of the approvals that wait for the person.
             * @enum {string}
             */
            kind: "events" | "reviews";
            /** @description Name that calendar programs show. */
            title: string;
            /**
             * Format: date-time
             * @description When it was created.
             */
            createTime: string;
            /**
             * Format: date-time
             * @description When it was last read.
             */
            readTime?: string;
            /** @description Why the last read failed. */
            problem?: string;
        };
        /** @description A feed with its secret address. */
        NewCalendarFeed: {
            /** @description ID of the feed. */
            feedId: string;
            /**
             * @description Events of calendars, or due times of the approvals that wait for the person.
             * @enum {string}
             */
            kind: "events" | "reviews";
            /** @description Name that calendar programs show. */
            title: string;
            /**
             * Format: date-time
             * @description When it was created.
             */
            createTime: string;
            /**
             * Format: date-time
             * @description When it was last read.
             */
            readTime?: string;
            /** @description Why the last read failed. */
            problem?: string;
            /** @description Secret address. It cannot be read again. */
            url: string;
        };
        /** @description Calendar feeds of the person. */
        CalendarFeedList: {
            /** @description Newest first, at most 20. */
            feeds: components["schemas"]["CalendarFeed"][];
        };
        /** @description How many approvals wait for the person, without those that were put off. */
        ApprovalSummary: {
            /** @description Waiting on the person. */
            waitingCount: number;
            /** @description Those of them that are past their due time. */
            overdueCount: number;
            /** @description Whether files are still missing from the counts, as they have not been scanned. */
            isPartial: boolean;
        };
        /** @description Which approvals are put off until when. */
        ApprovalSnoozeChange: {
            /** @description The approvals. Those that do not wait for the person are left out. */
            approvals: {
                /** @description ID of the file. */
                fileId: string;
                /** @description ID of the approval. */
                approvalId: string;
            }[];
            /**
             * Format: date-time
             * @description When they return to the queue, within 90 days; null to return them now.
             */
            until: string | null;
        };
        /** @description An approval that was put off. */
        ApprovalSnooze: {
            /** @description ID of the file. */
            fileId: string;
            /** @description ID of the approval. */
            approvalId: string;
            /**
             * Format: date-time
             * @description When it returns to the queue.
             */
            until: string;
        };
        /** @description Approvals that were put off. */
        ApprovalSnoozeList: {
            /** @description Those that return first come first. */
            snoozes: components["schemas"]["ApprovalSnooze"][];
        };
        /** @description What was put off or returned. */
        ApprovalSnoozeResult: {
            /** @description How many approvals. */
            count: number;
        };
        /** @description How many rows each folder has, whatever the other filters. */
        ApprovalCounts: {
            /** @description Waiting on the person, without those that were put off. */
            waiting: number;
            /** @description Waiting on the person, put off until later. */
            snoozed: number;
            /** @description Started by the person and open. */
            started: number;
            /** @description Open and past their due time. */
            overdue: number;
            /** @description Approved or declined; what was cancelled is in none but all. */
            decided: number;
            /** @description All. */
            all: number;
        };
        /** @description Approvals across files. */
        ApprovalIndex: {
            /** @description The rows. */
            rows: components["schemas"]["ApprovalRow"][];
            /** @description Token of the next page; absent on the last. */
            nextPageToken?: string;
            counts: components["schemas"]["ApprovalCounts"];
            coverage: components["schemas"]["Coverage"];
        };
        /** @description A request for access to a file. */
        AccessRequestRow: {
            /** @description ID of the file. */
            fileId: string;
            /** @description ID of the request. */
            proposalId: string;
            /** @description Name of the file. */
            title: string;
            /** @description Type of the file. */
            mimeType?: string;
            /** @description Names of the folders that it lies in, the outermost first, as far as the person may see them. Absent when it lies in none. */
            path?: string[];
            /** @description Shared drive of the file. */
            driveId?: string;
            /** @description Address of the requester. */
            requester: string;
            /** @description Address of the recipient. */
            recipient?: string;
            /** @description Roles that are asked for. */
            roles: string[];
            /** @description What the requester says. */
            message?: string;
            /** @description Stands for what is requested, by whom and for whom; changes with it. It is the `ifMatch` of a job's item. */
            etag?: string;
            /**
             * Format: date-time
             * @description When it was requested.
             */
            createTime?: string;
        };
        /** @description Requests for access across files. */
        AccessRequestIndex: {
            /** @description The rows. */
            rows: components["schemas"]["AccessRequestRow"][];
            /** @description Token of the next page; absent on the last. */
            nextPageToken?: string;
            /** @description How many there are, whatever the filters. */
            all: number;
            coverage: components["schemas"]["Coverage"];
        };
        /** @description What a reviewer decided on access, as it was at that moment. */
        AccessDecision: {
            /** @description ID of the decision. */
            decisionId: string;
            /** @description ID of the file. */
            fileId: string;
            /** @description ID of the permission. */
            permissionId: string;
            /** @description Name of the file. */
            title: string;
            /** @description Who had the access: an address, a domain, or `anyone`. */
            grantee: string;
            /** @description Role before the decision. */
            role: string;
            /**
             * @description What was decided.
             * @enum {string}
             */
            decision: "kept" | "narrowed" | "removed";
            /** @description Note of the reviewer; absent when there is none. */
            note?: string;
            /** @description Who decided. */
            reviewer: {
                /** @description Address of the reviewer. */
                email: string;
                /** @description Name of the reviewer. */
                name: string;
            };
            /**
             * Format: date-time
             * @description When it was decided.
             */
            decideTime: string;
        };
        /** @description A decision to record. */
        AccessDecisionDraft: {
            /** @description ID of the file. */
            fileId: string;
            /** @description ID of the permission. */
            permissionId: string;
            /**
             * @description What was decided.
             * @enum {string}
             */
            decision: "kept" | "narrowed" | "removed";
            /** @description Note for the next review. */
            note?: string;
        };
        /** @description Decisions of access reviews. */
        AccessDecisionList: {
            /** @description The decisions, the newest first. */
            decisions: components["schemas"]["AccessDecision"][];
            /** @description Token of the next page; absent on the last. */
            nextPageToken?: string;
        };
        /** @description Access to a file that is given on the file itself. */
        OutsideAccessRow: {
            /** @description ID of the file. */
            fileId: string;
            /** @description ID of the permission. */
            permissionId: string;
            /** @description Name of the file. */
            title: string;
            /** @description Type of the file. */
            mimeType?: string;
            /** @description Names of the folders that it lies in, the outermost first, as far as the person may see them. Absent when it lies in none. */
            path?: string[];
            /** @description Shared drive of the file. */
            driveId?: string;
            /** @description Version of the file when it was read. */
            version?: string;
            /**
             * @description Who has it: a person, a group, a domain, or anyone.
             * @enum {string}
             */
            type: "user" | "group" | "domain" | "anyone";
            /** @description Whether they find the file by search, without the link. */
            isDiscoverable?: boolean;
            /** @description Who has it: an address, a domain, or `anyone`. */
            grantee: string;
            /** @description What was decided on it last; absent when it was never reviewed. */
            lastDecision?: components["schemas"]["AccessDecision"];
            /** @description Role of the permission. */
            role: string;
            /**
             * Format: date-time
             * @description When it ends; absent when it does not.
             */
            expirationTime?: string;
        };
        /** @description Access across files that people, groups and organisations of another domain have. */
        OutsideAccessIndex: {
            /** @description The rows. */
            rows: components["schemas"]["OutsideAccessRow"][];
            /** @description Token of the next page; absent on the last. */
            nextPageToken?: string;
            /** @description How many there are, whatever the filters. */
            all: number;
            /** @description How many are to be reviewed still, whatever the other filters; only with reviewedBefore. */
            dueCount?: number;
            /** @description How many have been reviewed since reviewedBefore, those included that are gone; only with it. */
            reviewedCount?: number;
            coverage: components["schemas"]["Coverage"];
        };
        /** @description A person or a group. */
        PersonRow: {
            /** @description Address. */
            email: string;
            /** @description Name; absent when no source gives one. */
            name?: string;
            /**
             * @description A person or a group.
             * @enum {string}
             */
            type: "user" | "group";
            /** @description Where the address was found. */
            foundIn: ("files" | "drives" | "calendars" | "reviews")[];
            /** @description How often the sources name the address. */
            mentions: number;
        };
        /** @description People and groups that the user can see. */
        PersonIndex: {
            /** @description The rows. */
            rows: components["schemas"]["PersonRow"][];
            /** @description Token of the next page; absent on the last. */
            nextPageToken?: string;
            /** @description How many there are, whatever the filters. */
            all: number;
            coverage: components["schemas"]["Coverage"];
        };
        /** @description A script project. */
        ProjectRow: {
            /** @description ID of the script; the name of the project, after `name:`, when only processes tell of it and without its ID. */
            projectId: string;
            /** @description ID of the script; absent when it is not known. */
            scriptId?: string;
            /** @description Name. */
            title: string;
            /** @description Where it was found. */
            foundIn: ("drive" | "processes" | "pins")[];
            /** @description Who owns it. */
            owner?: components["schemas"]["Identity"];
            /** @description Shared drive that it is in. */
            driveId?: string;
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            modifyTime?: string;
            /** @description Whether the person pinned it. */
            isPinned: boolean;
            /**
             * Format: date-time
             * @description When it last ran, as far as processes were read.
             */
            lastRunTime?: string;
            /** @description Status of that run. */
            lastStatus?: string;
            /** @description Runs in the last 7 days, as far as processes were read. */
            runs: number;
            /** @description Of these, how many failed or timed out. */
            failures: number;
        };
        /** @description Script projects from every source. */
        ProjectIndex: {
            /** @description The rows. */
            rows: components["schemas"]["ProjectRow"][];
            /** @description Token of the next page; absent on the last. */
            nextPageToken?: string;
            /** @description How many there are, whatever the filters. */
            all: number;
            coverage: components["schemas"]["Coverage"];
        };
        /**
         * @description pending: not ended yet. denied: by the console's policy. refused: refused by the service or a check before it. failed: it could not be done. unknown: whether it was done is not known.
         * @enum {string}
         */
        AuditOutcome: "pending" | "succeeded" | "denied" | "refused" | "failed" | "unknown";
        AuditActor: {
            /** @description Identifies the person at the identity provider. */
            subject: string;
            email: string;
            /** @description Identity provider that authenticated the person. */
            issuer: string;
        };
        AuditEntry: {
            id: string;
            /**
             * Format: date-time
             * @description When it was started, or happened.
             */
            at: string;
            /**
             * Format: date-time
             * @description When it was known how it ended; absent for what only happened.
             */
            endedAt?: string;
            /** @description Operation ID, or a name of the console's own. */
            action: string;
            service?: string;
            /** @description IDs of the thing that was acted on, from the outermost, separated by slashes. */
            target?: string;
            /** @description What the thing is called, after the change or else before it; absent when that is not known, or its content is not kept any more. */
            title?: string;
            /** @description ID in the service's response: of what was created, or else of what was changed. */
            madeId?: string;
            actor?: components["schemas"]["AuditActor"];
            /** @description First digits of the session's identifier. */
            session?: string;
            /** @description IP address that the request came from. */
            source?: string;
            requestId?: string;
            outcome: components["schemas"]["AuditOutcome"];
            /** @description HTTP status of the response. */
            status?: number;
            /** @description What else was kept: `params` with the values of parameters that hold no free text, `withheld` with the names of all others, `durationMs`, the number of `ranges` and `bytes` of a playback, the `code` of an error, `upstreamStatus` where the service answered a repetition of what had been done already otherwise than `status` says, and `change`, the digest of the content that is kept beside the record. */
            details: {
                [key: string]: unknown;
            };
            /**
             * @description Whether a call undoes it, or has done so; absent when no call does, or its content is not kept any more.
             * @enum {string}
             */
            undo?: "possible" | "done";
        };
        AuditList: {
            entries: components["schemas"]["AuditEntry"][];
            /** @description Token of the next page; absent on the last. */
            nextPageToken?: string;
        };
        AuditFault: {
            /** @description The record, or the first of several. */
            id: string;
            /**
             * @description altered: changed, moved or added by someone else. missing: removed. unreadable: the key of the chain is gone. contentAltered: what is retained of the change is not what was recorded.
             * @enum {string}
             */
            kind: "altered" | "missing" | "unreadable" | "contentAltered";
            /** @description Number of consecutive records. */
            count: number;
        };
        AuditCheck: {
            isIntact: boolean;
            records: number;
            /** @description One per process that has written. */
            chains: number;
            faults: components["schemas"]["AuditFault"][];
        };
        OperationUsage: {
            operationId: string;
            /** @description Calls since midnight UTC. */
            callsToday: number;
            /** @description Calls of the last 90 days. */
            calls: number;
            /** @description Calls of the last 90 days that failed. */
            errors: number;
            /** Format: date-time */
            lastCalledAt?: string;
            /** @description HTTP status of the newest call. */
            lastStatus?: number;
            lastError?: {
                code: string;
                /** Format: date-time */
                at: string;
            };
        };
        ConnectionReport: {
            /** Format: date-time */
            checkTime: string;
            /** @description Those of one subject follow each other. */
            findings: components["schemas"]["ConnectionFinding"][];
        };
        ConnectionFinding: {
            /**
             * @description A fact, something that works, something to know, or something that will not work.
             * @enum {string}
             */
            level: "info" | "ok" | "warning" | "error";
            /** @description What was checked: `Identity provider`. */
            subject: string;
            text: string;
            /** @description What to set or do. */
            remedy?: string;
            /**
             * Format: date-time
             * @description When it happened; absent for what is so now.
             */
            time?: string;
        };
        CallBudgetList: {
            /** @description Empty when calls are not limited. */
            budgets: components["schemas"]["CallBudget"][];
        };
        CallBudget: {
            /** @enum {string} */
            service: "script" | "calendar" | "drive";
            /**
             * @description project: all calls. user: your calls. The others: calls of this kind.
             * @enum {string}
             */
            scope: "project" | "user" | "read" | "write" | "upload";
            /** @description Lower than maxCallsPerMinute after the service said that its quota was used up. */
            callsPerMinute: number;
            maxCallsPerMinute: number;
            /** @description Calls of the current minute, by all processes. */
            used: number;
        };
        OperationUsageList: {
            operations: components["schemas"]["OperationUsage"][];
        };
        UploadRequest: {
            /** @enum {string} */
            operation: "drive.files.create" | "drive.files.update";
            /** @description Parameters of the operation; fileId for drive.files.update. */
            params?: {
                [key: string]: string;
            };
            /** @description The file as the operation takes it, such as name and parents. */
            metadata?: {
                [key: string]: unknown;
            };
            /** @description Media type of the content; application/octet-stream when absent. */
            contentType?: string;
            sizeBytes: number;
        };
        Upload: {
            uploadId: string;
            operation: string;
            /** @description The file whose content is replaced. */
            fileId?: string;
            /** @description File name; empty when none was given. */
            name: string;
            contentType: string;
            sizeBytes: number;
            /** @description Bytes that the service was last known to have. */
            confirmedBytes: number;
            /** @description All parts but the last are a multiple of this. */
            partMultipleBytes: number;
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description A week after the newest part.
             */
            expiresAt: string;
        };
        UploadList: {
            uploads: components["schemas"]["Upload"][];
        };
        DownloadPending: {
            operationName: string;
        };
        /** @description A call to an operation. */
        AuditCall: {
            operationId: string;
            params: {
                [key: string]: unknown;
            };
            body?: {
                [key: string]: unknown;
            };
        };
        /** @description What a recorded call was about. Secrets are removed; absent parts are not known. */
        AuditChange: {
            /** @description Its parameters. */
            params?: unknown;
            /** @description Its body. */
            body?: unknown;
            /** @description The thing, or the fields that the call sets, as they were just before. */
            before?: unknown;
            /** @description The service's response. */
            after?: unknown;
            /** @description Parts over 64 KiB, which are not kept. */
            tooLarge: ("params" | "body" | "before" | "after")[];
            /** @description Whether it matches the record. */
            isIntact: boolean;
            undo?: components["schemas"]["AuditCall"];
            /** @description Why the caller cannot undo it. */
            undoBlockedBecause?: string;
            /** Format: date-time */
            undoneAt?: string;
            /** @description Address of the person who undid it. */
            undoneBy?: string;
            /** @description Method of the call; absent when its parameters are not known. */
            method?: string;
            /** @description Path and query of the call below the console's origin. */
            path?: string;
        };
        AuditDetail: {
            entry: components["schemas"]["AuditEntry"];
            change?: components["schemas"]["AuditChange"];
        };
        AuditUndo: {
            /** @description Undo it even when what it set has changed since. */
            isForced?: boolean;
        };
        /**
         * @description What is watched: one file, all changes of files, the events or the access rules of a calendar, the person's list of calendars, or their calendar settings.
         * @enum {string}
         */
        WatchKind: "file" | "changes" | "events" | "acl" | "calendarList" | "settings";
        /** @description A watch to open. */
        WatchDraft: {
            kind: components["schemas"]["WatchKind"];
            /** @description File or calendar; for changes a shared drive, or absent for all files of the person. */
            targetId?: string;
            /** @description Name of the thing. */
            label: string;
            /** @description Requested lifetime; the service may end it earlier. A day when absent. */
            lifeSeconds?: number;
        };
        /** @description A notification of a channel. */
        WatchMessage: {
            /**
             * Format: date-time
             * @description When it was received.
             */
            time: string;
            /** @description Its number; numbers increase and may have gaps. */
            number: number;
            /** @description What the service says has happened, such as sync, exists, update or trash. */
            state: string;
            /** @description What of the thing has changed, where the service says so. */
            changed?: string;
        };
        /** @description A channel by which a service notifies of changes. */
        Watch: {
            /** @description ID of the channel. */
            watchId: string;
            kind: components["schemas"]["WatchKind"];
            /** @description What is watched; absent where the kind says all. */
            targetId?: string;
            label: string;
            /** @description ID of the watched resource. */
            resourceId?: string;
            /** @description URL to read again after a notification. */
            resourceUri?: string;
            /** Format: date-time */
            createTime: string;
            /** Format: date-time */
            expireTime: string;
            /** @description Whether it has not expired. */
            isOpen: boolean;
            /** @description Set when the first notification, which the service has to send at once, has not come within 30 seconds. */
            isUnheard?: boolean;
            messageCount: number;
            lastMessage?: components["schemas"]["WatchMessage"];
        };
        WatchList: {
            watches: components["schemas"]["Watch"][];
            /** @description Whether services can reach this console at all. */
            canOpen: boolean;
        };
        OperationAccess: {
            operationId: string;
            /**
             * @description The worst effect of a call: read, change, delete forever, use administrator rights, or run code.
             * @enum {string}
             */
            risk: "read" | "write" | "destructive" | "admin" | "exec";
            /** @description Roles that may call it. */
            roles: components["schemas"]["Role"][];
            /** @description Those of the accepted scopes, by suffix, that were granted when the person signed in. */
            heldScopes: string[];
            /** @description Whether role and scopes allow it. */
            isAllowed: boolean;
        };
        OperationAccessList: {
            operations: components["schemas"]["OperationAccess"][];
        };
        /** @description Changes of the sharing of a script project, the newest first. */
        ProjectSharing: {
            /** @description The last changes that the audit trail holds. */
            changes: components["schemas"]["SharingChange"][];
        };
        SharingChange: {
            /** @description ID of the entry of the audit trail. */
            changeId: string;
            /**
             * Format: date-time
             * @description When it was made.
             */
            time: string;
            /** @description Address of who made it; absent when it is not known. */
            actor?: string;
        };
        /**
         * @description muted: nobody is told until mutedUntil. resolved: the condition has ended, or somebody said so.
         * @enum {string}
         */
        AlertState: "open" | "acknowledged" | "muted" | "resolved";
        /**
         * @description What a rule looks for.
         * @enum {string}
         */
        AlertKind: "functionFails" | "runMissing" | "runTooLong" | "runMissed" | "errorNew" | "approvalDue" | "approvalChanged" | "accessRequestOld" | "sharedOutside" | "sharedWithAnyone" | "ownershipChanged" | "filesRemoved" | "calendarAccessChanged" | "eventChanged" | "deploymentFails" | "reportPaused" | "roleChanged" | "indexStopped" | "watchExpired" | "credentialLost" | "deviceNew";
        /** @description What narrows a rule. Which members a kind takes is in docs/alerts.md. */
        AlertSettings: {
            /** @description Only this function. */
            functionName?: string;
            /** @description Only this project. */
            projectName?: string;
            /** @description How many failures. */
            count?: number;
            /** @description Only when at least this share of the runs has failed. */
            percent?: number;
            /** @description Within, after or for how many minutes. */
            minutes?: number;
            /** @description After how many hours; for an approval, negative means before it is due. */
            hours?: number;
            /** @description Only what has this text in its title or description. */
            text?: string;
            /** @description Only in the folder or shared drive with this ID. */
            placeId?: string;
            /**
             * @description mine: only approvals that the person started or is asked to answer.
             * @enum {string}
             */
            scope?: "mine" | "all";
        };
        /** @description What a rule has found, for one subject. */
        Alert: {
            /** @description ID of the alert. */
            alertId: string;
            /** @description ID of its rule. */
            ruleId: string;
            /** @description Name of its rule. */
            ruleName: string;
            kind: components["schemas"]["AlertKind"];
            /** @description Whether its rule is the team's. */
            isTeam: boolean;
            /** @description What it is about. */
            title: string;
            /** @description What was found. */
            detail: string;
            /** @description Path in the console that explains it. */
            path: string;
            state: components["schemas"]["AlertState"];
            /** @description Whether the condition is met now. */
            isMet: boolean;
            /** @description How often it has happened. */
            count: number;
            /**
             * Format: date-time
             * @description When it happened first.
             */
            firstTime: string;
            /**
             * Format: date-time
             * @description When it happened last.
             */
            lastTime: string;
            /**
             * Format: date-time
             * @description When a mute ends.
             */
            mutedUntil?: string;
            /** @description Who takes care of it; absent when nobody does. */
            assigneeName?: string;
            /** @description Empty when there is none. */
            note: string;
        };
        /** @description Alerts of a person. */
        AlertList: {
            alerts: components["schemas"]["Alert"][];
        };
        /** @description How many alerts a person has. */
        AlertSummary: {
            /** @description Number of open alerts. */
            openCount: number;
        };
        /** @description What to do with an alert. */
        AlertChange: {
            /**
             * @description 409 when its state does not allow it.
             * @enum {string}
             */
            action?: "acknowledge" | "mute" | "unmute" | "resolve" | "reopen";
            /**
             * Format: date-time
             * @description When the mute ends: at most 90 days from now. Required with mute.
             */
            mutedUntil?: string;
            /** @description Whether the caller takes care of it; false: nobody does. */
            isMine?: boolean;
            /** @description At most 500 characters. */
            note?: string;
        };
        /** @description A rule to add or change. */
        AlertRuleDraft: {
            /** @description Name of the rule. */
            name: string;
            kind: components["schemas"]["AlertKind"];
            settings: components["schemas"]["AlertSettings"];
            /**
             * @description Whether it holds for everybody whose role includes its kind.
             * @default false
             */
            isTeam?: boolean;
            /**
             * @description Whether it is evaluated.
             * @default true
             */
            isEnabled?: boolean;
            /** @description Whether a change makes the caller the owner of the rule, for whom team channels receive its alerts. */
            isMine?: boolean;
        };
        /** @description A rule. */
        AlertRule: {
            /** @description ID of the rule. */
            ruleId: string;
            /** @description Name of the rule. */
            name: string;
            kind: components["schemas"]["AlertKind"];
            settings: components["schemas"]["AlertSettings"];
            /** @description Whether it holds for everybody whose role includes its kind. */
            isTeam: boolean;
            /** @description Whether the caller made it. */
            isMine: boolean;
            /** @description Whether it is evaluated. */
            isEnabled: boolean;
            /** @description Who made it. */
            ownerName: string;
            /**
             * Format: date-time
             * @description When it was changed last.
             */
            updateTime: string;
            /**
             * @description For the caller. incomplete and stopped: see statusReason.
             * @enum {string}
             */
            status: "starting" | "watching" | "incomplete" | "stopped" | "disabled";
            /** @description Why it sees less, or nothing any more. */
            statusReason?: string;
            /**
             * Format: date-time
             * @description When it was evaluated last.
             */
            checkedTime?: string;
            /** @description Number of open alerts of the caller. */
            openCount: number;
            /** @description Channels that the caller can see and that the rule is delivered to. */
            channelIds: string[];
            /** @description Why the team channels of the rule, which somebody else owns, receive nothing. For operators. */
            teamDeliveryReason?: string;
        };
        /** @description Rules that the caller can see. */
        AlertRuleList: {
            rules: components["schemas"]["AlertRule"][];
        };
        /** @description What a rule would have found. */
        AlertPreview: {
            /** @description How often it would have fired. */
            count: number;
            /** @description The newest 10. */
            firings: {
                /** @description What it is about. */
                title: string;
                /** @description What was found. */
                detail: string;
                /** @description Path in the console that explains it. */
                path: string;
                /**
                 * Format: date-time
                 * @description When it would have fired.
                 */
                time: string;
            }[];
            /**
             * Format: date-time
             * @description Start of the 30 days.
             */
            sinceTime: string;
            /** @description Why something may be missing; absent when nothing is. */
            gap?: string;
        };
        /** @description Where a rule is delivered. */
        AlertRuleChannels: {
            /** @description All channels of the caller that the rule is delivered to; for operators also those of the team. */
            channelIds: string[];
        };
        /**
         * @description webhook: signed JSON. The others but mail are webhooks in the format of a chat service.
         * @enum {string}
         */
        AlertChannelKind: "mail" | "webhook" | "slack" | "googleChat" | "teams";
        /** @description When a channel delivers. */
        AlertSchedule: {
            /**
             * @description daily and weekly: one message with all that happened.
             * @enum {string}
             */
            frequency: "instant" | "daily" | "weekly";
            /** @description Time zone, such as Europe/Berlin. */
            timeZone: string;
            /** @description When a digest is sent, such as 08:00. */
            clock: string;
            /** @description Day of a weekly digest: 1 for Monday to 7 for Sunday. */
            weekday: number;
            /** @description Nothing is sent in this time; what happens in it is delivered after it. */
            quietHours?: {
                /** @description Start, such as 22:00. */
                from: string;
                /** @description End, such as 07:00. */
                to: string;
            };
        };
        /** @description A channel to add or change. */
        AlertChannelDraft: {
            kind: components["schemas"]["AlertChannelKind"];
            /** @description Name of the channel. */
            name: string;
            /** @description Email address or URL. Required for a new channel; without it, the stored one stays. */
            address?: string;
            schedule: components["schemas"]["AlertSchedule"];
            /**
             * @description Whether it belongs to the team. Cannot be changed.
             * @default false
             */
            isTeam?: boolean;
            /**
             * @description Whether it delivers.
             * @default true
             */
            isEnabled?: boolean;
        };
        /** @description Where alerts are delivered. */
        AlertChannel: {
            /** @description ID of the channel. */
            channelId: string;
            /** @description Name of the channel. */
            name: string;
            kind: components["schemas"]["AlertChannelKind"];
            /** @description Email address, or host of the webhook. The whole URL is a secret. */
            target: string;
            /** @description Whether it belongs to the team. */
            isTeam: boolean;
            /** @description Whether the caller made it. */
            isMine: boolean;
            /** @description Who made it. */
            ownerName: string;
            /** @description Whether it delivers. */
            isEnabled: boolean;
            schedule: components["schemas"]["AlertSchedule"];
            /**
             * @description ready: nothing was delivered yet. failing: the last attempt failed. waiting: the owner of a rule is signed out. withheld: the owner of a rule may no longer see what it reads. See lastResponse.
             * @enum {string}
             */
            status: "ready" | "delivering" | "failing" | "waiting" | "withheld";
            /**
             * Format: date-time
             * @description Since when.
             */
            statusTime: string;
            /** @description The last response of the receiver, or why nothing was sent. */
            lastResponse?: string;
            /**
             * Format: date-time
             * @description When a message was delivered last.
             */
            deliveredTime?: string;
            /** @description Number of changes that wait to be delivered. */
            waitingCount: number;
            /** @description Number of changes of the last 30 days that could not be delivered. */
            failedCount: number;
            /** @description Key of the signature, only in the responses that add a channel of the kind webhook or rotate its secret. */
            signingSecret?: string;
        };
        /** @description Channels that the caller can see. */
        AlertChannelList: {
            channels: components["schemas"]["AlertChannel"][];
            /** @description Whether a mail server is configured. */
            hasMail: boolean;
        };
        /** @description What became of a test message. */
        AlertChannelTest: {
            /** @description Whether the receiver accepted it. */
            isAccepted: boolean;
            /** @description The first 200 characters of the response, or why there was none. */
            response: string;
            /** @description Status of HTTP or SMTP; absent without a response. */
            status?: number;
            /** @description How long it took. */
            durationMs: number;
        };
        /** @description An alert of a message. */
        AlertMessageEntry: {
            /** @description ID of the alert. */
            alertId: string;
            /** @description ID of its rule. */
            ruleId: string;
            /** @description Name of its rule. */
            ruleName: string;
            /**
             * @description What happened last.
             * @enum {string}
             */
            change: "opened" | "resolved";
            /** @description How many changes it stands for. */
            changeCount: number;
            /** @description What it is about. */
            title: string;
            /** @description What was found. */
            detail: string;
            /** @description Where the console explains it. */
            url: string;
            /**
             * Format: date-time
             * @description When it changed.
             */
            time: string;
        };
        /** @description Body of a webhook. */
        AlertWebhook: {
            /**
             * @description What it tells.
             * @enum {string}
             */
            type: "alerts.changed";
            /**
             * Format: date-time
             * @description When the newest change was.
             */
            timestamp: string;
            /** @description Alerts that have changed. */
            data: {
                /** @description The same in each attempt, as in the header webhook-id. */
                messageId: string;
                /** @description How many alerts have changed. */
                count: number;
                /** @description The newest 20. */
                alerts: components["schemas"]["AlertMessageEntry"][];
                /** @description Where the console lists them. */
                url: string;
            };
        };
        /**
         * @description digest: the first 20 rows in the message itself; for approvals only. The others are files.
         * @enum {string}
         */
        ReportFormat: "csv" | "json" | "ndjson" | "md" | "digest";
        /** @description When a report runs. */
        ReportSchedule: {
            /**
             * @description How often it runs.
             * @enum {string}
             */
            frequency: "daily" | "weekly";
            /** @description Time zone, such as Europe/Berlin. */
            timeZone: string;
            /** @description Time of day, such as 08:00. */
            clock: string;
            /** @description Day of a weekly report: 1 for Monday to 7 for Sunday. */
            weekday: number;
        };
        /** @description The list of a report: an operation that lists, with the filters of the list as its parameters. */
        ReportSource: {
            /** @description An operation of a service or of the console that lists. */
            operationId: string;
            /** @description Parameters of the call by name. Paging is left out. */
            params: {
                [key: string]: string | number | boolean | string[];
            };
        };
        /** @description Where a report goes: one of channelId and folderId. */
        ReportDestination: {
            /** @description A channel of alerts. */
            channelId?: string;
            /** @description A folder of files, in which each run creates a file. */
            folderId?: string;
        };
        /** @description What a person chooses of a report. */
        ReportDraft: {
            /** @description Name of the report; also begins the names of its files. */
            name: string;
            source: components["schemas"]["ReportSource"];
            /** @description Path of the list in the console, with its filters. */
            path: string;
            format: components["schemas"]["ReportFormat"];
            destination: components["schemas"]["ReportDestination"];
            schedule: components["schemas"]["ReportSchedule"];
            /** @description Whether it runs at its times. */
            isEnabled: boolean;
        };
        /** @description A list that is exported regularly and delivered. */
        Report: {
            /** @description ID of the report. */
            reportId: string;
            /** @description Name of the report; also begins the names of its files. */
            name: string;
            source: components["schemas"]["ReportSource"];
            /** @description Path of the list in the console, with its filters. */
            path: string;
            format: components["schemas"]["ReportFormat"];
            destination: components["schemas"]["ReportDestination"];
            schedule: components["schemas"]["ReportSchedule"];
            /** @description Whether it runs at its times. */
            isEnabled: boolean;
            /** @description Name of the channel or folder; empty for one that was deleted. */
            destinationName: string;
            /**
             * @description scheduled: has not run yet. preparing: runs, or waits for an index. succeeded, failed: the last run. waiting: the owner is signed out. paused: three runs in a row have failed. See lastResult.
             * @enum {string}
             */
            status: "scheduled" | "preparing" | "succeeded" | "failed" | "waiting" | "paused";
            /**
             * Format: date-time
             * @description When it runs next; absent when it does not.
             */
            nextTime?: string;
            /**
             * Format: date-time
             * @description When it ran last.
             */
            lastTime?: string;
            /** @description What became of the last run. */
            lastResult?: string;
            /** @description How many runs in a row have failed. */
            failureCount: number;
        };
        /** @description Reports of a person. */
        ReportList: {
            /** @description Reports, the oldest first. */
            reports: components["schemas"]["Report"][];
        };
        /** @description A row of a digest. */
        ReportDigestEntry: {
            /** @description Title of the row. */
            title: string;
            /** @description When it is due, and who asks. */
            detail: string;
            /**
             * Format: uri
             * @description The row in the console.
             */
            url: string;
        };
        /** @description Body of a webhook for a report. The header webhook-id names the run; a retry has the same. */
        ReportWebhook: {
            /**
             * @description What the message is about.
             * @constant
             */
            type: "report.created";
            /**
             * Format: date-time
             * @description When the report was due.
             */
            timestamp: string;
            /** @description The report. */
            data: {
                /** @description ID of the report. */
                reportId: string;
                /** @description Name of the report. */
                name: string;
                format: components["schemas"]["ReportFormat"];
                /** @description How many rows it has. */
                rowCount: number;
                /** @description What is missing, such as rows beyond the limit. */
                note?: string;
                /** @description The file as text; absent above 1 MB and in a digest. */
                content?: string;
                /** @description The first rows of a digest. */
                entries?: components["schemas"]["ReportDigestEntry"][];
                /**
                 * Format: uri
                 * @description The list in the console.
                 */
                url: string;
            };
        };
        /** @description What the team keeps on the errors of a fingerprint. */
        ErrorNote: {
            /** @description Stands for the fingerprint of the errors. */
            fingerprintId: string;
            /** @description Whether lists of errors leave them out at first. */
            isMuted: boolean;
            /** @description Empty when there is none. */
            note: string;
            /** @description Who changed it last. */
            authorName: string;
            /**
             * Format: date-time
             * @description When it was changed last.
             */
            updateTime: string;
        };
        ErrorNoteChange: {
            /** @description Whether lists of errors leave them out at first. */
            isMuted: boolean;
            /** @description Empty for none. */
            note: string;
        };
        ErrorNoteList: {
            /** @description The newest first. */
            notes: components["schemas"]["ErrorNote"][];
        };
        /** @description A call that was made by hand. */
        ExplorerRunDraft: {
            /** @description The operation that was called. */
            operationId: string;
            /** @description Path and query parameters, each with the values that were sent for it. */
            params: {
                [key: string]: string[];
            };
            /** @description The JSON body that was sent; absent when there was none or it was to be kept out. */
            body?: string;
            /** @description HTTP status of the response; 0 when none came. */
            status: number;
            /** @description How long the response took, in milliseconds. */
            durationMs: number;
        };
        ExplorerRunChange: {
            /** @description Name; null removes it. */
            name?: string | null;
            isPinned?: boolean;
        };
        /** @description A saved call that was made by hand. */
        ExplorerRun: {
            runId: string;
            /** @description The operation that was called. */
            operationId: string;
            /** @description Path and query parameters, each with the values that were sent for it. */
            params: {
                [key: string]: string[];
            };
            /** @description The JSON body that was sent; absent when there was none or it was to be kept out. */
            body?: string;
            /** @description HTTP status of the response; 0 when none came. */
            status: number;
            /** @description How long the response took, in milliseconds. */
            durationMs: number;
            /** @description Name given by the person. */
            name?: string;
            isPinned: boolean;
            /**
             * Format: date-time
             * @description When it was created.
             */
            time: string;
        };
        ExplorerRunList: {
            runs: components["schemas"]["ExplorerRun"][];
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
            /** @description Error */
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
            /** @description Error */
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
            /** @description The service is still preparing the content: poll the operation after Retry-After seconds. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DownloadPending"];
                };
            };
            /** @description Error */
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
                /** @description Topics to subscribe to: calendarList, changes, events:{calendarId}, file:{fileId}, sends, jobs, job:{jobId}, index:{name} or saved. */
                topic: string[];
            };
            header?: {
                /** @description ID of the last event received. Later events are sent first, or reset where they are not known. */
                "Last-Event-ID"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A stream that ends with the session. The data of events named invalidation is a LiveInvalidation, that of events named status a LiveStatus. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["LiveInvalidation"] | components["schemas"]["LiveStatus"];
                };
            };
            /** @description Error */
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
                /** @description The nextPageToken of the previous page. */
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
            /** @description Error */
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
            /** @description Error */
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
            /** @description Error */
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
                /** @description The nextPageToken of the previous page. */
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
            /** @description Error */
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
            /** @description Error */
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
            /** @description Error */
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
            /** @description Error */
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
    "bff.preferences.get": {
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
                    "application/json": components["schemas"]["Preferences"];
                };
            };
            /** @description Error */
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
    "bff.preferences.update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreferencesChange"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Preferences"];
                };
            };
            /** @description Error */
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
    "bff.teamPreferences.get": {
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
                    "application/json": components["schemas"]["TeamPreferences"];
                };
            };
            /** @description Error */
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
    "bff.teamPreferences.update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TeamPreferences"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamPreferences"];
                };
            };
            /** @description Error */
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
    "bff.links.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListLinkDraft"];
            };
        };
        responses: {
            /** @description Saved */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListLink"];
                };
            };
            /** @description Error */
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
    "bff.links.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the link. */
                linkId: string;
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
                    "application/json": components["schemas"]["ListLink"];
                };
            };
            /** @description Error */
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
    "bff.views.list": {
        parameters: {
            query?: {
                /** @description Only views of this screen. */
                screen?: string;
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
                    "application/json": components["schemas"]["ViewList"];
                };
            };
            /** @description Error */
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
    "bff.views.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ViewDraft"];
            };
        };
        responses: {
            /** @description Saved */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["View"];
                };
            };
            /** @description Error */
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
    "bff.views.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the view. */
                viewId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Error */
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
    "bff.views.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the view. */
                viewId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ViewChange"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["View"];
                };
            };
            /** @description Error */
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
    "bff.pins.list": {
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
                    "application/json": components["schemas"]["PlaceList"];
                };
            };
            /** @description Error */
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
    "bff.pins.set": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description What kind of thing. */
                kind: components["schemas"]["PlaceKind"];
                /** @description ID of the thing. */
                targetId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlaceTitle"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Place"];
                };
            };
            /** @description Error */
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
    "bff.pins.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description What kind of thing. */
                kind: components["schemas"]["PlaceKind"];
                /** @description ID of the thing. */
                targetId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Error */
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
    "bff.recents.list": {
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
                    "application/json": components["schemas"]["PlaceList"];
                };
            };
            /** @description Error */
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
    "bff.recents.clear": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Error */
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
    "bff.recents.set": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description What kind of thing. */
                kind: components["schemas"]["PlaceKind"];
                /** @description ID of the thing. */
                targetId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlaceTitle"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Place"];
                };
            };
            /** @description Error */
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
    "bff.accessDecisions.list": {
        parameters: {
            query?: {
                /** @description Only those made at or after this time. */
                since?: string;
                /** @description How many at most. */
                pageSize?: number;
                /** @description The nextPageToken of the previous page. */
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
                    "application/json": components["schemas"]["AccessDecisionList"];
                };
            };
            /** @description Error */
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
    "bff.accessDecisions.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccessDecisionDraft"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccessDecision"];
                };
            };
            /** @description Error */
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
    "bff.accessDecisions.report": {
        parameters: {
            query?: {
                /** @description Only those made at or after this time. */
                since?: string;
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
                    "application/pdf": string;
                };
            };
            /** @description Error */
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
    "bff.accessDecisions.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the decision. */
                decisionId: string;
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
            /** @description Error */
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
    "bff.errorNotes.list": {
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
                    "application/json": components["schemas"]["ErrorNoteList"];
                };
            };
            /** @description Error */
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
    "bff.errorNotes.set": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Stands for the fingerprint of the errors. */
                fingerprintId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ErrorNoteChange"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorNote"];
                };
            };
            /** @description Error */
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
    "bff.alerts.list": {
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
                    "application/json": components["schemas"]["AlertList"];
                };
            };
            /** @description Error */
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
    "bff.alerts.summary": {
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
                    "application/json": components["schemas"]["AlertSummary"];
                };
            };
            /** @description Error */
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
    "bff.alerts.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the alert. */
                alertId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AlertChange"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Alert"];
                };
            };
            /** @description Error */
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
    "bff.alertRules.list": {
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
                    "application/json": components["schemas"]["AlertRuleList"];
                };
            };
            /** @description Error */
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
    "bff.alertRules.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AlertRuleDraft"];
            };
        };
        responses: {
            /** @description Added */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AlertRule"];
                };
            };
            /** @description Error */
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
    "bff.alertRules.preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AlertRuleDraft"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AlertPreview"];
                };
            };
            /** @description Error */
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
    "bff.alertRules.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the rule. */
                ruleId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AlertRuleDraft"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AlertRule"];
                };
            };
            /** @description Error */
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
    "bff.alertRules.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the rule. */
                ruleId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Error */
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
    "bff.alertRules.setChannels": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the rule. */
                ruleId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AlertRuleChannels"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AlertRule"];
                };
            };
            /** @description Error */
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
    "bff.alertChannels.list": {
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
                    "application/json": components["schemas"]["AlertChannelList"];
                };
            };
            /** @description Error */
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
    "bff.alertChannels.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AlertChannelDraft"];
            };
        };
        responses: {
            /** @description Added */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AlertChannel"];
                };
            };
            /** @description Error */
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
    "bff.alertChannels.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the channel. */
                channelId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AlertChannelDraft"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AlertChannel"];
                };
            };
            /** @description Error */
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
    "bff.alertChannels.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the channel. */
                channelId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Error */
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
    "bff.alertChannels.test": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the channel. */
                channelId: string;
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
                    "application/json": components["schemas"]["AlertChannelTest"];
                };
            };
            /** @description Error */
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
    "bff.reports.list": {
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
                    "application/json": components["schemas"]["ReportList"];
                };
            };
            /** @description Error */
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
    "bff.reports.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportDraft"];
            };
        };
        responses: {
            /** @description Added */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Report"];
                };
            };
            /** @description Error */
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
    "bff.reports.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the report. */
                reportId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportDraft"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Report"];
                };
            };
            /** @description Error */
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
    "bff.reports.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the report. */
                reportId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Error */
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
    "bff.reports.run": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the report. */
                reportId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Started */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Report"];
                };
            };
            /** @description Error */
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
    "bff.alertChannels.rotateSecret": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the channel. */
                channelId: string;
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
                    "application/json": components["schemas"]["AlertChannel"];
                };
            };
            /** @description Error */
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
    "bff.projectSharing.list": {
        parameters: {
            query: {
                /** @description ID of the script project. */
                scriptId: string;
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
                    "application/json": components["schemas"]["ProjectSharing"];
                };
            };
            /** @description Error */
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
    "bff.deploymentFreeze.get": {
        parameters: {
            query?: {
                /** @description The time; now when absent. */
                time?: string;
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
                    "application/json": components["schemas"]["DeploymentFreeze"];
                };
            };
            /** @description Error */
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
    "bff.deploymentFreeze.set": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FreezeSettings"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeploymentFreeze"];
                };
            };
            /** @description Error */
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
    "bff.deploymentFreeze.remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
            /** @description Error */
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
    "bff.deploymentWatches.list": {
        parameters: {
            query: {
                /** @description ID of the project. */
                scriptId: string;
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
                    "application/json": components["schemas"]["DeploymentWatchList"];
                };
            };
            /** @description Error */
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
    "bff.deploymentWatches.set": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeploymentWatchDraft"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeploymentWatch"];
                };
            };
            /** @description Error */
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
    "bff.deploymentWatches.end": {
        parameters: {
            query: {
                /** @description ID of the project. */
                scriptId: string;
                /** @description ID of the deployment. */
                deploymentId: string;
            };
            header?: never;
            path?: never;
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
            /** @description Error */
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
    "bff.scheduledDeployments.list": {
        parameters: {
            query: {
                /** @description ID of the project. */
                scriptId: string;
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
                    "application/json": components["schemas"]["ScheduledDeploymentList"];
                };
            };
            /** @description Error */
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
    "bff.scheduledDeployments.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScheduledDeploymentDraft"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScheduledDeployment"];
                };
            };
            /** @description Error */
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
    "bff.scheduledDeployments.change": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the scheduled deployment. */
                scheduledDeploymentId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScheduledDeploymentDraft"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScheduledDeployment"];
                };
            };
            /** @description Error */
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
    "bff.scheduledDeployments.cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the scheduled deployment. */
                scheduledDeploymentId: string;
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
            /** @description Error */
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
    "bff.deploymentHistory.list": {
        parameters: {
            query: {
                /** @description ID of the script project. */
                scriptId: string;
                /** @description Only changes of this deployment. */
                deploymentId?: string;
                /** @description How many at most. */
                pageSize?: number;
                /** @description The nextPageToken of the previous page. */
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
                    "application/json": components["schemas"]["DeploymentHistory"];
                };
            };
            /** @description Error */
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
    "bff.approvalEvidence.list": {
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
                    "application/json": components["schemas"]["EvidenceList"];
                };
            };
            /** @description Error */
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
    "bff.approvalEvidence.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EvidenceDraft"];
            };
        };
        responses: {
            /** @description Begun */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Evidence"];
                };
            };
            /** @description Error */
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
    "bff.approvalEvidence.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the evidence. */
                evidenceId: string;
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
                    "application/json": components["schemas"]["Evidence"];
                };
            };
            /** @description Error */
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
    "bff.approvalEvidence.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the evidence. */
                evidenceId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Error */
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
    "bff.approvalEvidence.compile": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the evidence. */
                evidenceId: string;
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
                    "application/json": components["schemas"]["Evidence"];
                };
            };
            /** @description Error */
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
    "bff.approvalEvidence.download": {
        parameters: {
            query?: {
                /** @description Form of the file. Only JSON can be verified as a whole. */
                format?: "json" | "csv" | "pdf";
            };
            header?: never;
            path: {
                /** @description ID of the evidence. */
                evidenceId: string;
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
                    "application/json": Record<string, never>;
                    "text/csv": string;
                    "application/pdf": string;
                };
            };
            /** @description Error */
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
    "bff.absences.list": {
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
                    "application/json": components["schemas"]["AbsenceList"];
                };
            };
            /** @description Error */
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
    "bff.absences.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AbsenceDraft"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Absence"];
                };
            };
            /** @description Error */
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
    "bff.absences.end": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the absence. */
                absenceId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Error */
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
    "bff.escalations.list": {
        parameters: {
            query: {
                /** @description ID of the file. */
                fileId: string;
                /** @description ID of the approval. */
                approvalId: string;
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
                    "application/json": components["schemas"]["EscalationList"];
                };
            };
            /** @description Error */
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
    "bff.escalations.set": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EscalationDraft"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EscalationList"];
                };
            };
            /** @description Error */
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
    "bff.calendarAccessPeriods.list": {
        parameters: {
            query: {
                /** @description ID of the calendar. */
                calendarId: string;
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
                    "application/json": components["schemas"]["CalendarAccessPeriodList"];
                };
            };
            /** @description Error */
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
    "bff.calendarAccessPeriods.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CalendarAccessPeriodDraft"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarAccessPeriod"];
                };
            };
            /** @description Error */
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
    "bff.calendarAccessPeriods.end": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the period. */
                periodId: string;
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
            /** @description Error */
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
    "bff.calendarFeeds.list": {
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
                    "application/json": components["schemas"]["CalendarFeedList"];
                };
            };
            /** @description Error */
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
    "bff.calendarFeeds.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CalendarFeedDraft"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewCalendarFeed"];
                };
            };
            /** @description Error */
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
    "bff.calendarFeeds.revoke": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the feed. */
                feedId: string;
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
            /** @description Error */
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
    "bff.approvalSnoozes.list": {
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
                    "application/json": components["schemas"]["ApprovalSnoozeList"];
                };
            };
            /** @description Error */
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
    "bff.approvalSnoozes.set": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApprovalSnoozeChange"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApprovalSnoozeResult"];
                };
            };
            /** @description Error */
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
    "bff.approvalTemplates.list": {
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
                    "application/json": components["schemas"]["ApprovalTemplateList"];
                };
            };
            /** @description Error */
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
    "bff.approvalTemplates.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApprovalTemplateDraft"];
            };
        };
        responses: {
            /** @description Saved */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApprovalTemplate"];
                };
            };
            /** @description Error */
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
    "bff.approvalTemplates.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the template. */
                templateId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApprovalTemplateDraft"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApprovalTemplate"];
                };
            };
            /** @description Error */
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
    "bff.approvalTemplates.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the template. */
                templateId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Error */
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
    "bff.approvalHistory.list": {
        parameters: {
            query: {
                /** @description ID of the file. */
                fileId: string;
                /** @description ID of the approval. */
                approvalId: string;
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
                    "application/json": components["schemas"]["ApprovalHistory"];
                };
            };
            /** @description Error */
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
    "bff.delayedCalls.list": {
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
                    "application/json": components["schemas"]["DelayedCallList"];
                };
            };
            /** @description Error */
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
    "bff.delayedCalls.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeated request return the first response, for a day. The same key with other content is a conflict. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendDraft"];
            };
        };
        responses: {
            /** @description Held */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DelayedCall"];
                };
            };
            /** @description Error */
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
    "bff.delayedCalls.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the held call. */
                delayedCallId: string;
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
                    "application/json": components["schemas"]["DelayedCall"];
                };
            };
            /** @description Error */
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
    "bff.delayedCalls.cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the held call. */
                delayedCallId: string;
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
                    "application/json": components["schemas"]["DelayedCall"];
                };
            };
            /** @description Error */
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
    "bff.jobs.list": {
        parameters: {
            query?: {
                /** @description How many at most. */
                pageSize?: number;
                /** @description The nextPageToken of the previous page. */
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
                    "application/json": components["schemas"]["JobList"];
                };
            };
            /** @description Error */
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
    "bff.jobs.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeated request return the first response, for a day. The same key with other content is a conflict. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JobDraft"];
            };
        };
        responses: {
            /** @description Accepted */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            /** @description Error */
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
    "bff.jobs.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the job. */
                jobId: string;
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
                    "application/json": components["schemas"]["Job"];
                };
            };
            /** @description Error */
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
    "bff.jobs.items": {
        parameters: {
            query?: {
                /** @description Only items in this state. */
                state?: components["schemas"]["JobItemState"];
                /** @description How many at most. */
                pageSize?: number;
                /** @description The nextPageToken of the previous page. */
                pageToken?: string;
            };
            header?: never;
            path: {
                /** @description ID of the job. */
                jobId: string;
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
                    "application/json": components["schemas"]["JobItemList"];
                };
            };
            /** @description Error */
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
    "bff.jobs.results": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the job. */
                jobId: string;
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
                    "text/csv": string;
                };
            };
            /** @description Error */
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
    "bff.jobs.pause": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the job. */
                jobId: string;
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
                    "application/json": components["schemas"]["Job"];
                };
            };
            /** @description Error */
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
    "bff.jobs.stop": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the job. */
                jobId: string;
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
                    "application/json": components["schemas"]["Job"];
                };
            };
            /** @description Error */
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
    "bff.jobs.retry": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the job. */
                jobId: string;
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
                    "application/json": components["schemas"]["Job"];
                };
            };
            /** @description Error */
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
    "bff.jobs.resume": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the job. */
                jobId: string;
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
                    "application/json": components["schemas"]["Job"];
                };
            };
            /** @description Error */
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
    "bff.jobs.undo": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the job. */
                jobId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Accepted */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            /** @description Error */
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
    "bff.watches.list": {
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
                    "application/json": components["schemas"]["WatchList"];
                };
            };
            /** @description Error */
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
    "bff.watches.open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WatchDraft"];
            };
        };
        responses: {
            /** @description Opened */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Watch"];
                };
            };
            /** @description Error */
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
    "bff.watches.stop": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the channel. */
                watchId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Error */
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
    "bff.indexes.approvals": {
        parameters: {
            query?: {
                /** @description waiting: on the person. snoozed: on the person, put off until later. started: by the person, open. overdue: open, past the due time. decided: approved or declined. */
                folder?: "waiting" | "snoozed" | "started" | "overdue" | "decided" | "all";
                /** @description Only these. */
                status?: ("IN_PROGRESS" | "APPROVED" | "CANCELLED" | "DECLINED" | "STATUS_UNSPECIFIED")[];
                /** @description Only those that this address is asked in. */
                reviewer?: string;
                /** @description Only those that this address started. */
                initiator?: string;
                /** @description Only those due at this time or later. */
                dueFrom?: string;
                /** @description Only those due before this time. */
                dueTo?: string;
                /** @description Only those approved or declined at this time or later. */
                decidedFrom?: string;
                /** @description Only those approved or declined before this time. */
                decidedTo?: string;
                /** @description Only those in progress in which a reviewer has, or nobody has, requested changes and not responded since. */
                hasChangeRequest?: boolean;
                /** @description Only those whose file was, or was not, changed after the start. */
                isChangedSince?: boolean;
                /** @description Only files of this shared drive; `none` for files outside of all. */
                driveId?: string;
                /** @description Only files of this type. */
                mimeType?: string;
                /** @description Only rows whose title contains this text, ignoring case. */
                q?: string;
                /** @description Sort order; a leading minus reverses it. */
                sort?: "dueTime" | "-dueTime" | "createTime" | "-createTime" | "modifyTime" | "-modifyTime" | "decidedTime" | "-decidedTime" | "title" | "-title";
                /** @description How many at most. */
                pageSize?: number;
                /** @description The nextPageToken of the previous page. */
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
                    "application/json": components["schemas"]["ApprovalIndex"];
                };
            };
            /** @description Error */
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
    "bff.indexes.approvalSummary": {
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
                    "application/json": components["schemas"]["ApprovalSummary"];
                };
            };
            /** @description Error */
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
    "bff.indexes.accessRequests": {
        parameters: {
            query?: {
                /** @description Only those that ask for this role. */
                role?: "reader" | "commenter" | "writer";
                /** @description Only those of this address. */
                requester?: string;
                /** @description Only those of addresses in this domain. */
                requesterDomain?: string;
                /** @description Only older ones. */
                createdBefore?: string;
                /** @description Only files of this shared drive; `none` for files outside of all. */
                driveId?: string;
                /** @description Only files of this type. */
                mimeType?: string;
                /** @description Only rows whose title contains this text, ignoring case. */
                q?: string;
                /** @description Sort order; a leading minus reverses it. */
                sort?: "createTime" | "-createTime" | "title" | "-title" | "requester" | "-requester";
                /** @description How many at most. */
                pageSize?: number;
                /** @description The nextPageToken of the previous page. */
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
                    "application/json": components["schemas"]["AccessRequestIndex"];
                };
            };
            /** @description Error */
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
    "bff.indexes.outsideAccess": {
        parameters: {
            query?: {
                /** @description Only that of addresses in this domain. */
                granteeDomain?: string;
                /** @description Only that of this address or domain, or of `anyone`. */
                grantee?: string;
                /** @description Only that of people, groups, domains, or anyone. */
                type?: "user" | "group" | "domain" | "anyone";
                /** @description Only that with this role. */
                role?: "reader" | "commenter" | "writer" | "fileOrganizer" | "organizer";
                /** @description Only that without an expiry date, or with one. */
                expires?: "never" | "some";
                /** @description Only that without a decision at or after this time. The response then has dueCount and reviewedCount. */
                reviewedBefore?: string;
                /** @description Only files of this shared drive; `none` for files outside of all. */
                driveId?: string;
                /** @description Only files of this type. */
                mimeType?: string;
                /** @description Only rows whose title contains this text, ignoring case. */
                q?: string;
                /** @description Sort order; a leading minus reverses it. */
                sort?: "title" | "-title" | "grantee" | "-grantee" | "expirationTime" | "-expirationTime";
                /** @description How many at most. */
                pageSize?: number;
                /** @description The nextPageToken of the previous page. */
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
                    "application/json": components["schemas"]["OutsideAccessIndex"];
                };
            };
            /** @description Error */
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
    "bff.indexes.people": {
        parameters: {
            query?: {
                /** @description Only people whose name or address contains each word, ignoring case and accents. */
                q?: string;
                /** @description Only people, or only groups. */
                type?: "user" | "group";
                /** @description Only those found there. */
                foundIn?: "files" | "drives" | "calendars" | "reviews";
                /** @description Sort order; a leading minus reverses it. */
                sort?: "mentions" | "-mentions" | "name" | "-name";
                /** @description How many at most. */
                pageSize?: number;
                /** @description The nextPageToken of the previous page. */
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
                    "application/json": components["schemas"]["PersonIndex"];
                };
            };
            /** @description Error */
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
    "bff.indexes.projects": {
        parameters: {
            query?: {
                /** @description Only those found there. */
                foundIn?: "drive" | "processes" | "pins";
                /** @description Only those of this address. */
                owner?: string;
                /** @description Only those pinned, or not. */
                isPinned?: boolean;
                /** @description Only those that no search of files finds, or only those that one does. */
                isElsewhere?: boolean;
                /** @description Only files of this shared drive; `none` for files outside of all. */
                driveId?: string;
                /** @description Only rows whose title contains this text, ignoring case. */
                q?: string;
                /** @description Sort order; a leading minus reverses it. */
                sort?: "modifyTime" | "-modifyTime" | "lastRunTime" | "-lastRunTime" | "failures" | "-failures" | "title" | "-title";
                /** @description How many at most. */
                pageSize?: number;
                /** @description The nextPageToken of the previous page. */
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
                    "application/json": components["schemas"]["ProjectIndex"];
                };
            };
            /** @description Error */
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
    "bff.indexes.refresh": {
        parameters: {
            query?: {
                /** @description Reads everything again. */
                full?: boolean;
            };
            header?: never;
            path: {
                /** @description Which index. */
                name: "approvals" | "access-requests" | "outside-access" | "people" | "projects";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Started */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Coverage"];
                };
            };
            /** @description Error */
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
    "bff.indexes.setHorizon": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which index. */
                name: "approvals" | "access-requests" | "outside-access";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Horizon"];
            };
        };
        responses: {
            /** @description Started */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Coverage"];
                };
            };
            /** @description Error */
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
    "bff.audit.search": {
        parameters: {
            query?: {
                /** @description Email address or subject of the person who acted. */
                actor?: string;
                /** @description Operation ID, or a name of the console's own such as session.begin. */
                operation?: string;
                /** @description Only changes, other than channels for live topics, or only other events: sign-ins, views, denials, content that was downloaded. */
                kind?: "changes" | "events";
                /** @description Service that was called. */
                service?: "script" | "calendar" | "drive";
                /** @description ID of the thing that was acted on; also finds what is below it: a file's ID finds its permissions. */
                target?: string;
                /** @description How it ended. */
                outcome?: components["schemas"]["AuditOutcome"];
                /** @description Earliest time, included. */
                from?: string;
                /** @description Latest time, not included. */
                to?: string;
                /** @description How many at most. */
                pageSize?: number;
                /** @description The nextPageToken of the previous page. */
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
                    "application/json": components["schemas"]["AuditList"];
                };
            };
            /** @description Error */
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
    "bff.audit.export": {
        parameters: {
            query?: {
                /** @description Email address or subject of the person who acted. */
                actor?: string;
                /** @description Operation ID, or a name of the console's own such as session.begin. */
                operation?: string;
                /** @description Only changes, other than channels for live topics, or only other events: sign-ins, views, denials, content that was downloaded. */
                kind?: "changes" | "events";
                /** @description Service that was called. */
                service?: "script" | "calendar" | "drive";
                /** @description ID of the thing that was acted on; also finds what is below it: a file's ID finds its permissions. */
                target?: string;
                /** @description How it ended. */
                outcome?: components["schemas"]["AuditOutcome"];
                /** @description Earliest time, included. */
                from?: string;
                /** @description Latest time, not included. */
                to?: string;
                /** @description One JSON object per line, or comma-separated values with a header; ndjson when absent. */
                format?: "ndjson" | "csv";
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
                    "application/x-ndjson": string;
                    "text/csv": string;
                };
            };
            /** @description Error */
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
    "bff.audit.check": {
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
                    "application/json": components["schemas"]["AuditCheck"];
                };
            };
            /** @description Error */
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
    "bff.audit.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the entry. */
                entryId: string;
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
                    "application/json": components["schemas"]["AuditDetail"];
                };
            };
            /** @description Error */
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
    "bff.audit.undo": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the entry. */
                entryId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AuditUndo"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditDetail"];
                };
            };
            /** @description Error */
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
    "bff.connections.check": {
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
                    "application/json": components["schemas"]["ConnectionReport"];
                };
            };
            /** @description Error */
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
    "bff.operations.list": {
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
                    "application/json": components["schemas"]["OperationAccessList"];
                };
            };
            /** @description Error */
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
    "bff.callBudgets.list": {
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
                    "application/json": components["schemas"]["CallBudgetList"];
                };
            };
            /** @description Error */
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
    "bff.operations.usage": {
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
                    "application/json": components["schemas"]["OperationUsageList"];
                };
            };
            /** @description Error */
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
    "bff.explorer.runs.list": {
        parameters: {
            query?: {
                /** @description Only runs of this operation. */
                operationId?: string;
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
                    "application/json": components["schemas"]["ExplorerRunList"];
                };
            };
            /** @description Error */
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
    "bff.explorer.runs.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExplorerRunDraft"];
            };
        };
        responses: {
            /** @description Saved */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExplorerRun"];
                };
            };
            /** @description Error */
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
    "bff.explorer.runs.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the run. */
                runId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Error */
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
    "bff.explorer.runs.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the run. */
                runId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExplorerRunChange"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExplorerRun"];
                };
            };
            /** @description Error */
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
    "bff.uploads.list": {
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
                    "application/json": components["schemas"]["UploadList"];
                };
            };
            /** @description Error */
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
    "bff.uploads.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UploadRequest"];
            };
        };
        responses: {
            /** @description Started */
            201: {
                headers: {
                    /** @description URL for its parts. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Upload"];
                };
            };
            /** @description Error */
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
    "bff.uploads.put": {
        parameters: {
            query?: never;
            header: {
                /** @description bytes FIRST-LAST/TOTAL, or bytes *\/TOTAL to query. */
                "Content-Range": string;
            };
            path: {
                uploadId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description Complete; the file as the service describes it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description Complete, as 200 */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description Not complete. Range: bytes=0-LAST names what the service has; no Range means nothing. */
            308: {
                headers: {
                    Range?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Another request is writing (retryable), or the part does not begin where Range ends. */
            409: {
                headers: {
                    Range?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description upload_expired: start again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description upload_retry: query what the service has and resume. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Error */
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
    "bff.uploads.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uploadId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cancelled */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Error */
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
    "bff.downloads.get": {
        parameters: {
            query?: {
                /** @description File name to use when the service sends none. */
                fileName?: string;
            };
            header?: never;
            path: {
                /** @description As named in the response; valid for 24 hours. */
                operationName: string;
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
                    "application/json": components["schemas"]["DownloadTicket"];
                };
            };
            /** @description The service is still preparing the content: poll the operation after Retry-After seconds. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DownloadPending"];
                };
            };
            /** @description Error */
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

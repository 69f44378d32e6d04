// Generated from the OpenAPI documents by `pnpm generate`. Do not edit.
export interface paths {
    "/auth/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the current session
         * @description Returns the signed-in user, their roles and the operations that they can call.
         */
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
        /**
         * Sign out
         * @description Ends the current session and revokes its refresh token.
         */
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
        /**
         * List your active sessions
         * @description Newest first.
         */
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
        /**
         * End one of your sessions
         * @description The session can belong to any device.
         */
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
        /**
         * Create a download URL
         * @description Creates a single-use URL that downloads content. For `drive.files.download`, the service prepares the content first, which may take longer than the request.
         */
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
        /**
         * Stream live updates
         * @description Streams changes to the data that the console shows, as server-sent events. `invalidation`: a topic has changed; each topic starts with the state `sync`. `status`: how the topics are kept up to date; sent at the start and whenever that changes. `reset`: any topic may have changed. `goodbye`: the server is about to stop.
         */
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
        /**
         * List the active sessions of all users
         * @description Newest first. For operators.
         */
        get: operations["bff.people.sessions.list"];
        put?: never;
        post?: never;
        /**
         * End all sessions of a user
         * @description For operators.
         */
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
        /**
         * End a session of any user
         * @description For operators.
         */
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
        /**
         * List role grants
         * @description Lists the roles that operators granted, by email address. For operators.
         */
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
        /**
         * Set the roles of a user
         * @description Ends the user’s sessions if the roles change. For operators.
         */
        put: operations["bff.people.roles.set"];
        post?: never;
        /**
         * Remove the role grant of a user
         * @description Removes the roles that operators granted to the user, and ends the user’s sessions. For operators.
         */
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
        /**
         * Start a step-up sign-in
         * @description Starts another sign-in of the same user, which replaces the session. It grants the scopes that operations or the runs of a script require, or confirms the user’s identity.
         */
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
        /** Get your settings */
        get: operations["bff.preferences.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update your settings
         * @description Settings that are absent from the body stay unchanged.
         */
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
        /**
         * Get the team settings
         * @description The team settings apply to everyone.
         */
        get: operations["bff.teamPreferences.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update the team settings
         * @description Settings that are absent from the body stay unchanged. For operators.
         */
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
        /**
         * Create a link to a list
         * @description Saves a snapshot of the list for 30 days, so that the link can show what has changed since.
         */
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
        /**
         * Get the snapshot of a linked list
         * @description Returns the content of the list at the time when the link was created. For users with the roles of its author, and for operators.
         */
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
        /**
         * List saved views
         * @description Lists the user’s own views and those of the team, for one screen or for all screens.
         */
        get: operations["bff.views.list"];
        put?: never;
        /** Save a view */
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
        /**
         * Delete a saved view
         * @description Users can delete their own views. Operators can also delete team views.
         */
        delete: operations["bff.views.delete"];
        options?: never;
        head?: never;
        /**
         * Update a saved view
         * @description Users can update their own views. Operators can also update team views.
         */
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
        /**
         * List pins
         * @description Lists the pins of the user, oldest first.
         */
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
        /**
         * Pin a resource
         * @description Updates the title if the resource is already pinned.
         */
        put: operations["bff.pins.set"];
        post?: never;
        /** Remove a pin */
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
        /**
         * List recently viewed resources
         * @description Lists the resources that the user viewed last, at most 50, newest first.
         */
        get: operations["bff.recents.list"];
        put?: never;
        post?: never;
        /** Clear recently viewed resources */
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
        /** Record the view of a resource */
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
        /**
         * List access review decisions
         * @description Lists the user’s own decisions and those on access that the user’s own index of outside access contains, newest first.
         */
        get: operations["bff.accessDecisions.list"];
        put?: never;
        /**
         * Record an access review decision
         * @description Records a decision on access that the user’s own index of outside access contains. Does not change the access.
         */
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
        /**
         * Download access review decisions as a PDF
         * @description The PDF contains the decisions that the user can see.
         */
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
        /**
         * Delete an access review decision
         * @description Users can delete their own decisions. Does not change the access.
         */
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
        /**
         * List error notes
         * @description Lists the team’s notes and mutes for script errors, newest first.
         */
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
        /**
         * Set the error note of a fingerprint
         * @description Mutes the errors of a fingerprint for the team, or adds a note to them. If the request does neither, nothing is stored.
         */
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
        /**
         * List your alerts
         * @description Newest first, at most 1,000.
         */
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
        /** Count your open alerts */
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
        /**
         * Update an alert
         * @description Acknowledges, mutes, resolves or reopens an alert, assigns it or changes its note. For an alert of a team rule, every change except a mute applies to all users who have the alert.
         */
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
        /**
         * List alert rules
         * @description Lists the user’s own rules and those of the team.
         */
        get: operations["bff.alertRules.list"];
        put?: never;
        /**
         * Create an alert rule
         * @description Only operators can create team rules.
         */
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
        /**
         * Preview an alert rule
         * @description Returns how often the rule would have fired in the last 30 days, based on the data available to the console.
         */
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
        /** Update an alert rule */
        put: operations["bff.alertRules.update"];
        post?: never;
        /**
         * Delete an alert rule
         * @description Also deletes the alerts of the rule.
         */
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
        /**
         * Set the channels of an alert rule
         * @description Sets which of the caller’s channels the rule is delivered to. Operators also set the team channels.
         */
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
        /**
         * List alert channels
         * @description Lists the user’s own channels; for operators, also those of the team.
         */
        get: operations["bff.alertChannels.list"];
        put?: never;
        /**
         * Create an alert channel
         * @description Only operators can create team channels.
         */
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
        /**
         * Update an alert channel
         * @description Also retries failed deliveries.
         */
        put: operations["bff.alertChannels.update"];
        post?: never;
        /**
         * Delete an alert channel
         * @description Also deletes the messages that are waiting to be delivered.
         */
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
        /**
         * Send a test message to an alert channel
         * @description Returns the response of the receiver.
         */
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
        /**
         * List reports
         * @description Lists the user’s own reports, oldest first.
         */
        get: operations["bff.reports.list"];
        put?: never;
        /**
         * Create a report
         * @description Reads the list and the folder of the report once, with the user’s permissions.
         */
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
        /**
         * Update a report
         * @description A report that was paused after failures is scheduled again.
         */
        put: operations["bff.reports.update"];
        post?: never;
        /**
         * Delete a report
         * @description Files and messages that were already delivered are not deleted.
         */
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
        /**
         * Run a report now
         * @description The schedule of the report stays unchanged.
         */
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
        /**
         * Rotate the signing secret of a webhook
         * @description For 24 hours, messages are also signed with the previous secret.
         */
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
        /**
         * List the sharing changes of a script project
         * @description Lists the changes that were made through the console. Reads the project from the service once, so that only users who can see the project receive the list.
         */
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
        /**
         * Get the deployment freeze
         * @description Returns whether deployments are frozen now or at a given time. Reads the calendar with the user’s permissions.
         */
        get: operations["bff.deploymentFreeze.get"];
        /**
         * Set the deployment freeze
         * @description Sets which calendar events freeze deployments for everyone. The user must be able to read the calendar.
         */
        put: operations["bff.deploymentFreeze.set"];
        post?: never;
        /**
         * Remove the deployment freeze
         * @description From then on, no event freezes deployments.
         */
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
        /**
         * List the deployment watches of a script project
         * @description Lists current and past watches, latest start first, at most 20.
         */
        get: operations["bff.deploymentWatches.list"];
        /**
         * Watch a deployment
         * @description Counts the failed runs of a deployment after a change, and replaces the previous watch of the deployment. Call it before the change, or after a new deployment was created.
         */
        put: operations["bff.deploymentWatches.set"];
        post?: never;
        /** Stop watching a deployment */
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
        /**
         * List the scheduled deployments of a script project
         * @description Latest time first, at most 50.
         */
        get: operations["bff.scheduledDeployments.list"];
        put?: never;
        /**
         * Schedule a deployment
         * @description The deployment is made at the scheduled time with the user’s credential.
         */
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
        /**
         * Update a scheduled deployment
         * @description Users can update their own scheduled deployments.
         */
        put: operations["bff.scheduledDeployments.change"];
        post?: never;
        /**
         * Cancel a scheduled deployment
         * @description Scheduled deployments of other users can be cancelled, too.
         */
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
        /**
         * List the deployment history of a script project
         * @description Reads the deployments from the service once, so that changes made outside the console are detected and only users who can see the deployments receive the list.
         */
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
        /**
         * List approval evidence
         * @description Lists the evidence that the user created, newest first.
         */
        get: operations["bff.approvalEvidence.list"];
        put?: never;
        /**
         * Create approval evidence
         * @description The evidence is compiled by repeated requests to `compile`.
         */
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
        /** Get the progress of approval evidence */
        get: operations["bff.approvalEvidence.get"];
        put?: never;
        post?: never;
        /**
         * Delete approval evidence
         * @description Its digest remains in the audit log.
         */
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
        /**
         * Compile approval evidence
         * @description Compiles the next approvals with the user’s permissions. After the last approval, the digest of the document is recorded in the audit log.
         */
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
        /**
         * Download approval evidence
         * @description The evidence must be complete.
         */
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
        /**
         * List your absences
         * @description Lists the user’s last 20 absences, the approvals that were covered during each, and the team rule for stand-ins.
         */
        get: operations["bff.absences.list"];
        put?: never;
        /**
         * Create an absence
         * @description During the absence, approvals that wait for the user are reassigned to a stand-in.
         */
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
        /**
         * End an absence
         * @description Ends one of the user’s own absences now. An absence that has not started is deleted.
         */
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
        /**
         * List the escalation steps of an approval
         * @description Lists the steps that the user scheduled, by time.
         */
        get: operations["bff.escalations.list"];
        /**
         * Set the escalation steps of an approval
         * @description Schedules the steps to take if a response is still missing. Replaces all steps that have not been taken.
         */
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
        /**
         * List the temporary access to a calendar
         * @description For users who can see who has access to the calendar.
         */
        get: operations["bff.calendarAccessPeriods.list"];
        put?: never;
        /**
         * Schedule temporary access to a calendar
         * @description The console grants the access at the start time and withdraws it at the end time.
         */
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
        /**
         * End temporary access to a calendar
         * @description Ends the period now and withdraws the access that it granted.
         */
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
        /**
         * List your calendar feeds
         * @description Newest first. The response does not contain the secret URLs.
         */
        get: operations["bff.calendarFeeds.list"];
        put?: never;
        /**
         * Create a calendar feed
         * @description Calendar apps read the feed from a secret URL. Only this response contains the URL.
         */
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
        /**
         * Revoke a calendar feed
         * @description The URL of the feed stops working immediately.
         */
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
        /**
         * List snoozed approvals
         * @description Lists the approvals that the user snoozed, those that return first at the top, at most 500.
         */
        get: operations["bff.approvalSnoozes.list"];
        /**
         * Snooze approvals
         * @description Removes approvals that wait for the user from the queue until a time, or returns them to the queue. No one else is notified.
         */
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
        /**
         * List approval templates
         * @description Lists the user’s own templates and those of the team.
         */
        get: operations["bff.approvalTemplates.list"];
        put?: never;
        /**
         * Create an approval template
         * @description Only operators can create team templates.
         */
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
        /**
         * Replace an approval template
         * @description Users can replace their own templates. Operators can also replace team templates.
         */
        put: operations["bff.approvalTemplates.update"];
        post?: never;
        /**
         * Delete an approval template
         * @description Users can delete their own templates. Operators can also delete team templates.
         */
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
        /**
         * List the history of an approval
         * @description Reads the approval from the service once, so that steps made outside the console are detected and only users who can see the approval receive the list.
         */
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
        /**
         * List delayed calls
         * @description Lists the delayed calls of the last day, newest first.
         */
        get: operations["bff.delayedCalls.list"];
        put?: never;
        /**
         * Create a delayed call
         * @description Accepts a call and sends it after a delay, even if the browser is closed.
         */
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
        /**
         * Get a delayed call
         * @description Returns the call and its outcome.
         */
        get: operations["bff.delayedCalls.get"];
        put?: never;
        post?: never;
        /**
         * Cancel a delayed call
         * @description Returns a conflict if the call was already sent.
         */
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
        /**
         * List your jobs
         * @description Newest first.
         */
        get: operations["bff.jobs.list"];
        put?: never;
        /**
         * Create a job
         * @description The job continues even if the browser is closed.
         */
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
        /** Get the progress of a job */
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
        /** List the items of a job */
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
        /**
         * Download the results of a job as CSV
         * @description Contains the outcome of every item.
         */
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
        /**
         * Pause a job
         * @description The remaining items are called when the job is resumed.
         */
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
        /**
         * Stop a job
         * @description The remaining items are not called.
         */
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
        /**
         * Retry a job
         * @description Calls the items that failed with a retryable error, and those that were not started.
         */
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
        /**
         * Resume a paused job
         * @description The job continues in the session of the caller.
         */
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
        /**
         * Undo a job
         * @description Creates a job that undoes the changes of this job.
         */
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
        /**
         * List your watches
         * @description Newest first. Expired watches stay listed for a week.
         */
        get: operations["bff.watches.list"];
        put?: never;
        /**
         * Open a watch
         * @description Opens a watch channel with the user’s credential. Returns 409 if the services cannot reach this console.
         */
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
        /**
         * Stop a watch
         * @description Stops the watch at the service and deletes it.
         */
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
        /**
         * List approvals across files
         * @description Returns the approvals that the user can see and that the index has read so far.
         */
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
        /**
         * Count the approvals that wait for you
         * @description Does not start an index.
         */
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
        /**
         * List access requests across files
         * @description Returns the access requests that the index has read so far.
         */
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
        /**
         * List outside access across files
         * @description Returns access to files by people, groups and organisations in other domains, as far as the index has read it.
         */
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
        /**
         * List people and groups
         * @description Lists people and groups found in files, shared drives, calendars and reviews.
         */
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
        /**
         * List script projects
         * @description Lists script projects found in file storage, processes and pins.
         */
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
        /**
         * Refresh an index
         * @description Scans for changes now and retries failed reads.
         */
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
        /**
         * Set the horizon of an index
         * @description The horizon is the number of days for which the index follows files one by one. Older files are scanned slowly.
         */
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
        /**
         * Search the audit log
         * @description Newest first. For operators. Each search is also recorded.
         */
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
        /**
         * Export the audit log
         * @description Returns all entries that match the filter, newest first, one AuditEntry per line. A truncated export lacks its last bytes, so that it cannot be mistaken for a complete one. For operators.
         */
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
        /**
         * Verify the audit log
         * @description Reads the whole log and reports every record that was altered, removed or cannot be read. For operators.
         */
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
        /**
         * Get an audit log entry
         * @description Returns the entry and the content of its change. For operators. Each view is also recorded.
         */
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
        /**
         * Undo a recorded change
         * @description Makes the call that undoes the change, with the permissions of the caller. Returns 409 if the change cannot be undone or was already undone, and 412 if the resource has changed since.
         */
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
        /**
         * Check the connections
         * @description Checks all dependencies of the console. Returns the problems and how to fix them. For operators.
         */
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
        /**
         * List operations
         * @description Returns for each operation its risk, the roles that can call it, and the scopes that were granted to the user.
         */
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
        /**
         * List call budgets
         * @description Returns the limits on calls per minute to the services, and the number of calls in the current minute.
         */
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
        /**
         * List the usage of operations
         * @description Returns for each operation how often the console called it, and the outcome of the last call.
         */
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
        /**
         * List explorer runs
         * @description Lists the calls that the user made in the API explorer, pinned calls first, then newest first.
         */
        get: operations["bff.explorer.runs.list"];
        put?: never;
        /**
         * Save an explorer run
         * @description The last 100 runs are retained. Pinned runs are retained until they are deleted.
         */
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
        /** Delete an explorer run */
        delete: operations["bff.explorer.runs.delete"];
        options?: never;
        head?: never;
        /** Rename, pin or unpin an explorer run */
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
        /**
         * List your incomplete uploads
         * @description Newest first.
         */
        get: operations["bff.uploads.list"];
        put?: never;
        /**
         * Start a resumable upload
         * @description Returns an error now if the service would refuse the upload.
         */
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
        /**
         * Upload a part or query an upload
         * @description `Content-Range: bytes FIRST-LAST/TOTAL` uploads a part, which must start where the confirmed content ends. `bytes *\/TOTAL` returns what the service has received.
         */
        put: operations["bff.uploads.put"];
        post?: never;
        /**
         * Cancel an upload
         * @description Cancels the upload in the console and at the service.
         */
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
        /**
         * Get a prepared download
         * @description Waits a while for the service to prepare the content, and creates a single-use URL once it is ready.
         */
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
            /** @description IDs of the operations that the user’s roles and granted scopes allow and that the services offer. */
            operations?: string[];
            /** @description Whether the user can respond to invitations in their own calendar, with a `calendar.events.patch` that contains nothing but the response. `operations` says whether other bodies are allowed. */
            canRespond?: boolean;
            /** @description IDs of the operations that the services do not offer to anyone. Absent if there are none. */
            notOffered?: string[];
            /** @description Default delay before decisions are sent, in seconds, for users who have not set their own. */
            holdSeconds?: number;
            /** @description URL at which users request access to a file, with `{fileId}` in place of its ID. Absent if unknown. */
            accessRequestUrl?: string;
            /** @description Key for the data that the console caches on this device: 32 bytes, Base64-encoded. Each session and each set of permissions has its own key. Absent if `BFF_DEVICE_CACHE` is `off`. */
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
            /** @description ID of the session. Grants no access. */
            id: string;
            /** @description Whether this is the caller’s current session. */
            isCurrent: boolean;
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description Time of the last request, accurate to a minute.
             */
            lastSeenAt: string;
            /** Format: date-time */
            expiresAt: string;
            /** @description User agent of the browser at sign-in. */
            userAgent: string;
        };
        SignedOut: {
            /** @description URL to which the browser navigates to end the session at the identity provider. */
            endSessionUrl: string;
        };
        DownloadRequest: {
            /** @enum {string} */
            operation: "drive.files.get" | "drive.files.export" | "drive.revisions.get" | "drive.files.download";
            params: {
                [key: string]: string;
            };
            /** @description File name to use if the service does not return one. */
            fileName?: string;
            /**
             * @description `play`: the URL is valid for four hours and for any number of range requests. Not supported for `drive.files.download`.
             * @default save
             * @enum {string}
             */
            use?: "save" | "play";
        };
        DownloadTicket: {
            /** @description Same-origin path. Valid for one request; for playback, valid until it expires. */
            url: string;
            /** Format: date-time */
            expiresAt: string;
        };
        /** @description A change to a topic. Contains no data: the client reads the data again. */
        LiveInvalidation: {
            /** @description Topic as requested. */
            topic: string;
            /**
             * @description `sync`: changes are sent from now on; earlier changes may have been missed. `changed`: the topic has changed. `gone`: the topic is no longer visible.
             * @enum {string}
             */
            state: "sync" | "changed" | "gone";
        };
        /** @description Update status of the topics of a stream. */
        LiveStatus: {
            /**
             * @description Worst mode of all topics. `pushed`: the services send notifications. `polled`: the services are polled every 20 seconds. `silent`: a channel is open but delivers nothing, so the services are polled every minute. `starting`: not known yet. `stopped`: nothing is currently refreshed.
             * @enum {string}
             */
            mode: "pushed" | "polled" | "silent" | "starting" | "stopped";
            /** @description Topics in this mode. Includes the console’s own topics only if all topics have stopped. */
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
            /** @description Permissions that the caller lacks. Present if the policy denied the request. */
            missing?: {
                roles?: components["schemas"]["Role"][];
                scopes?: string[];
                /** @description Service operations that require the scopes. */
                operations?: string[];
            };
            /** @description Response of the service. */
            upstream?: {
                status: number;
                reason?: string;
                message?: string;
                location?: string;
            };
            failure?: components["schemas"]["FailureReason"];
            /**
             * Format: uri
             * @description Page on which the cause can be fixed, according to the service, such as the page that enables its API.
             */
            link?: string;
        };
        /**
         * @description Why a call failed, regardless of the status and wording of the service. `quota`: too many calls; the call can be retried later. `scope_missing`: the user has not granted a scope. `api_disabled`: the API is not enabled for the project or the user. `domain_policy`: the administrator of the organisation does not allow the call. `not_offered`: the service does not offer the operation. `not_found`: the resource does not exist. `conflict`: the resource has changed or already exists. `refused`: any other reason that a retry does not change. `outage`: the service is unavailable or failed; the call can be retried later.
         * @enum {string}
         */
        FailureReason: "quota" | "scope_missing" | "api_disabled" | "domain_policy" | "not_offered" | "not_found" | "conflict" | "refused" | "outage";
        PersonSession: components["schemas"]["SessionSummary"] & {
            /** @description Roles at the start of the session. */
            roles: components["schemas"]["Role"][];
            /** @description Subject of the user at the identity provider. */
            subject: string;
            email: string;
            name: string;
        };
        PersonSessionList: {
            sessions: components["schemas"]["PersonSession"][];
            /** @description Token of the next page. Absent on the last page. */
            nextPageToken?: string;
        };
        PersonRoles: {
            email: string;
            /** @description Roles of the user. An empty list blocks the user. */
            roles: components["schemas"]["Role"][];
            /** @description Whether the entry is tied to the user who signed in with this address. */
            hasSignedIn: boolean;
            /** Format: date-time */
            updatedAt: string;
            /** @description Email address of the operator who last changed the entry. */
            updatedBy: string;
        };
        PersonRolesChange: {
            roles: components["schemas"]["Role"][];
        };
        PersonRolesList: {
            /** @description Whether the entries take effect. False if roles come from the identity provider only. */
            isUsed: boolean;
            people: components["schemas"]["PersonRoles"][];
            /** @description Claim of the identity provider that grants roles. Absent if only this table grants roles. */
            claim?: {
                /** @description Path of the claim. */
                name: string;
                /** @description Roles that each value of the claim, such as a group, grants. */
                values: {
                    value: string;
                    roles: components["schemas"]["Role"][];
                }[];
            };
            /** @description Token of the next page. Absent on the last page. */
            nextPageToken?: string;
        };
        StepUpRequest: {
            /** @description Console path to return to. */
            returnTo: string;
            /** @description IDs of the operations whose scopes to request. Without operations and scopes, the user only confirms their identity. */
            operations?: string[];
            /** @description Scopes that a script declares, to be granted for its runs. Only scopes known to the console, and only for roles that can run scripts. */
            scopes?: string[];
        };
        StepUp: {
            /** @description URL to which the browser navigates next. */
            redirectUrl: string;
        };
        /** @description Settings of a user. The console’s default applies to absent settings. */
        Preferences: {
            /**
             * @description Colour theme.
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
            /** @description IANA name of the time zone in which times are shown, or `browser`. */
            timeZone?: string;
            /**
             * @description Format of times in lists.
             * @enum {string}
             */
            timeStyle?: "relative" | "absolute";
            /**
             * @description First day of the week.
             * @enum {string}
             */
            weekStart?: "monday" | "saturday" | "sunday";
            /**
             * @description 12-hour or 24-hour clock.
             * @enum {string}
             */
            hourCycle?: "h12" | "h23";
            /** @description Keyboard shortcuts by action. `off` disables the shortcut of an action. */
            shortcuts?: {
                [key: string]: string;
            };
            /** @description Whether single-key shortcuts are enabled. */
            areShortcutsOn?: boolean;
            /** @description Whether lists and details are cached on the device. */
            deviceCache?: boolean;
            /** @description Delay before actions are sent, in seconds. */
            holdSeconds?: number;
            /** @description Time for which temporary messages are shown, in seconds. 0: until they are dismissed. */
            messageSeconds?: number;
            /** @description Saved replies for the reasons of decisions. */
            reasonSnippets?: string[];
            /**
             * @description Whether the navigation is open or collapsed.
             * @enum {string}
             */
            navigation?: "open" | "collapsed";
            /** @description Layout of each table, by table name, in the console’s own format. */
            tables?: {
                [key: string]: {
                    [key: string]: unknown;
                };
            };
        };
        /** @description Settings that apply to everyone. The console’s default applies to absent settings. */
        TeamPreferences: {
            /** @description Saved replies for the reasons of decisions. */
            reasonSnippets?: string[];
            /** @description ID of the team view with which each screen opens, by screen name. */
            defaultViews?: {
                [key: string]: string;
            };
            /** @description Names of labels, by label ID. The services do not return label names. */
            labelNames?: {
                [key: string]: string;
            };
            /** @description Rule for stand-ins. */
            standIns?: components["schemas"]["StandInRule"];
            /** @description Events that freeze deployments. Set with `/api/deployment-freeze`. */
            deploymentFreeze?: components["schemas"]["FreezeSettings"];
        };
        /** @description Calendar events that freeze deployments. */
        FreezeSettings: {
            /** @description ID of the calendar. */
            calendarId: string;
            /** @description Text that the titles of the events contain, ignoring case. */
            marker: string;
            /**
             * @description Whether deployments are refused or allowed while the calendar cannot be read.
             * @enum {string}
             */
            onUnreadable: "refuse" | "allow";
        };
        /** @description An event that freezes deployments. */
        FreezeEvent: {
            /** @description Title of the event. */
            title: string;
            /** @description RFC 3339 start time, or the first day of an all-day event. */
            start: string;
            /** @description RFC 3339 end time, or the day after the last day of an all-day event. */
            end: string;
        };
        /** @description Whether deployments are frozen, based on what the user can see. */
        DeploymentFreeze: {
            /**
             * @description `off`: no calendar is set. `clear`: no event freezes deployments. `frozen`: an event freezes deployments. `unreadable`: the calendar cannot be read.
             * @enum {string}
             */
            state: "off" | "clear" | "frozen" | "unreadable";
            /** @description Absent if the state is `off`. */
            settings?: components["schemas"]["FreezeSettings"];
            /** @description Event that freezes deployments. If there are several, the one that ends last. */
            event?: components["schemas"]["FreezeEvent"];
            /** @description Why the calendar cannot be read. */
            reason?: string;
        };
        /** @description Settings to change. Null resets a setting to its default (RFC 7396). */
        PreferencesChange: {
            /** @description Colour theme. */
            theme?: ("system" | "light" | "dark") | null;
            /** @description Contrast. */
            contrast?: ("system" | "standard" | "more") | null;
            /** @description Row height. */
            density?: ("compact" | "default" | "relaxed") | null;
            /** @description Motion. */
            motion?: ("system" | "full" | "reduced") | null;
            /** @description IANA name of the time zone in which times are shown, or `browser`. */
            timeZone?: string | null;
            /** @description Format of times in lists. */
            timeStyle?: ("relative" | "absolute") | null;
            /** @description First day of the week. */
            weekStart?: ("monday" | "saturday" | "sunday") | null;
            /** @description 12-hour or 24-hour clock. */
            hourCycle?: ("h12" | "h23") | null;
            /** @description Keyboard shortcuts by action. `off` disables the shortcut of an action. */
            shortcuts?: {
                [key: string]: string;
            } | null;
            /** @description Whether single-key shortcuts are enabled. */
            areShortcutsOn?: boolean | null;
            /** @description Whether lists and details are cached on the device. */
            deviceCache?: boolean | null;
            /** @description Delay before actions are sent, in seconds. */
            holdSeconds?: number | null;
            /** @description Time for which temporary messages are shown, in seconds. 0: until they are dismissed. */
            messageSeconds?: number | null;
            /** @description Saved replies for the reasons of decisions. */
            reasonSnippets?: string[] | null;
            /** @description Whether the navigation is open or collapsed. */
            navigation?: ("open" | "collapsed") | null;
            /** @description Layout of each table, by table name, in the console’s own format. */
            tables?: {
                [key: string]: {
                    [key: string]: unknown;
                };
            } | null;
        };
        ListLinkColumn: {
            /** @description ID of the column. */
            columnId: string;
            /** @description Column header. */
            header: string;
        };
        ListLinkRow: {
            /** @description ID of the row. */
            rowId: string;
            /** @description Accessible name of the row. */
            label: string;
            /** @description Plain values of the row, one per column. Null if the row has no value. */
            values: (string | number | null)[];
        };
        /** @description Snapshot of a list, at most 512 KiB as JSON. */
        ListLinkDraft: {
            /** @description Name of the list. */
            list: string;
            /** @description Path and query of the screen, with relative times replaced by absolute ones. */
            address: string;
            /** @description Whether the list had more rows than were loaded. */
            hasMore: boolean;
            /** @description Whether only the loaded rows were sorted. Their order then says nothing about the rows that were not loaded. */
            isReordered: boolean;
            /** @description Visible columns with plain values. */
            columns: components["schemas"]["ListLinkColumn"][];
            /** @description First loaded rows, in order. */
            rows: components["schemas"]["ListLinkRow"][];
            /** @description IDs of the selected rows. */
            picked: string[];
        };
        /** @description Snapshot of a list, taken when a link to it was created. */
        ListLink: {
            /** @description Name of the list. */
            list: string;
            /** @description Path and query of the screen, with relative times replaced by absolute ones. */
            address: string;
            /** @description Whether the list had more rows than were loaded. */
            hasMore: boolean;
            /** @description Whether only the loaded rows were sorted. Their order then says nothing about the rows that were not loaded. */
            isReordered: boolean;
            /** @description Visible columns with plain values. */
            columns: components["schemas"]["ListLinkColumn"][];
            /** @description First loaded rows, in order. */
            rows: components["schemas"]["ListLinkRow"][];
            /** @description IDs of the selected rows. */
            picked: string[];
            /** @description ID of the link. Cannot be guessed. */
            linkId: string;
            /** @description Name of the user who created the link. */
            authorName: string;
            /** @description Whether the caller created the link. */
            isMine: boolean;
            /**
             * Format: date-time
             * @description Creation time.
             */
            time: string;
            /**
             * Format: date-time
             * @description Expiry time.
             */
            expireTime: string;
        };
        /** @description A view to save. */
        ViewDraft: {
            /** @description Screen that the view belongs to, such as `processes`. */
            screen: string;
            /** @description Name of the view, unique per screen and owner. */
            name: string;
            /** @description Search parameters of the screen, at most 8 KiB as JSON. */
            search: {
                [key: string]: unknown;
            };
            /** @description Whether the view is shared with everyone. Only operators can set it. */
            isTeam?: boolean;
        };
        /** @description Changes to a view. */
        ViewChange: {
            /** @description New name. */
            name?: string;
            /** @description New search parameters. */
            search?: {
                [key: string]: unknown;
            };
            /** @description Whether the view is shared with everyone. Only operators can set it. */
            isTeam?: boolean;
        };
        /** @description A saved set of search parameters of a screen. */
        View: {
            /** @description ID of the view. */
            viewId: string;
            /** @description Screen that the view belongs to. */
            screen: string;
            /** @description Name of the view. */
            name: string;
            /** @description Search parameters of the screen. */
            search: {
                [key: string]: unknown;
            };
            /** @description Whether the view is shared with everyone. */
            isTeam: boolean;
            /** @description Whether the caller created the view. */
            isMine: boolean;
            /** @description Name of the user who created the view. */
            ownerName: string;
            /**
             * Format: date-time
             * @description Time of the last change.
             */
            updateTime: string;
        };
        /** @description Views of the user and the team, by name. */
        ViewList: {
            /** @description The views. */
            views: components["schemas"]["View"][];
        };
        /**
         * @description Type of a resource.
         * @enum {string}
         */
        PlaceKind: "approval" | "calendar" | "drive" | "event" | "file" | "folder" | "person" | "process" | "script" | "view";
        /** @description Title of a resource. */
        PlaceTitle: {
            /** @description Current title of the resource. */
            title: string;
        };
        /** @description A resource that a user pinned or viewed. */
        Place: {
            kind: components["schemas"]["PlaceKind"];
            /** @description ID of the resource. Several IDs are separated by slashes. */
            targetId: string;
            /** @description Title at the time of recording. */
            title: string;
            /**
             * Format: date-time
             * @description Time at which the resource was pinned or last viewed.
             */
            time: string;
        };
        /** @description Pinned or recently viewed resources. */
        PlaceList: {
            /** @description Pins, oldest first; recently viewed resources, newest first. */
            places: components["schemas"]["Place"][];
        };
        /** @description A change to a deployment. */
        DeploymentRecord: {
            /** @description ID of the record. */
            recordId: string;
            /** @description ID of the deployment. */
            deploymentId: string;
            /**
             * @description Type of the change. `found`: the deployment already existed when the history of its script began.
             * @enum {string}
             */
            action: "created" | "updated" | "deleted" | "found";
            /** @description Version that the deployment serves after the change. Absent for the latest code and after a deletion. */
            versionNumber?: number;
            /** @description Version that the deployment served before the change. Absent if there was none or it is unknown. */
            previousVersionNumber?: number;
            /** @description Description of the deployment after the change. */
            description?: string;
            /**
             * @description `console`: made through the console. `outside`: made elsewhere and detected by the console.
             * @enum {string}
             */
            origin: "console" | "outside";
            /** @description User who changed the deployment. Absent if the change came from outside the console. */
            actor?: {
                /** @description Email address. */
                email: string;
                /** @description Name. */
                name: string;
            };
            /**
             * Format: date-time
             * @description Time of the change, or of its detection.
             */
            time: string;
        };
        /** @description A deployment to watch. */
        DeploymentWatchDraft: {
            /** @description ID of the script project. */
            scriptId: string;
            /** @description ID of the deployment. */
            deploymentId: string;
            /** @description Whether the deployment was just created and already serves the version. A new deployment cannot be rolled back. */
            isNew?: boolean;
            /** @description Duration of the watch, in minutes. */
            minutes: number;
            /** @description Number of failed or timed-out runs at which the action is taken. */
            maxFailures: number;
            /**
             * @description Action to take. `rollBack` also sends an alert.
             * @enum {string}
             */
            action: "alert" | "rollBack";
        };
        /** @description Limits of a deployment watch. */
        DeploymentWatchLimits: {
            /** @description Duration of the watch, in minutes. */
            minutes: number;
            /** @description Number of failed or timed-out runs at which the action is taken. */
            maxFailures: number;
            /**
             * @description Action to take. `rollBack` also sends an alert.
             * @enum {string}
             */
            action: "alert" | "rollBack";
        };
        /** @description A deployment whose failures are counted for a period. */
        DeploymentWatch: {
            /** @description ID of the watch. */
            watchId: string;
            /** @description ID of the script project. */
            scriptId: string;
            /** @description ID of the deployment. */
            deploymentId: string;
            /** @description Version that is watched. Absent until it is deployed. */
            versionNumber?: number;
            /** @description Version to which the deployment is rolled back. For a new deployment, the version that it serves. */
            formerVersionNumber: number;
            /**
             * Format: date-time
             * @description Start of the watch.
             */
            startTime: string;
            /**
             * Format: date-time
             * @description End of the watch.
             */
            endTime: string;
            /** @description Number of failed or timed-out runs at which the action is taken. */
            maxFailures: number;
            /**
             * @description Action to take. `rollBack` also sends an alert.
             * @enum {string}
             */
            action: "alert" | "rollBack";
            /** @description Number of failures counted, at most 50. */
            failures: number;
            /**
             * @description Result of the watch. `ended`: the watch ended early.
             * @enum {string}
             */
            state: "waiting" | "passed" | "failing" | "rolledBack" | "ended";
            /** @description Why the watch ended, the deployment could not be rolled back, or the failures could not be counted. */
            reason?: string;
            /** @description Email address of the user who started the watch. The watch uses this user’s permissions. */
            owner: string;
        };
        /** @description Deployment watches of a script project. */
        DeploymentWatchList: {
            /** @description Deployment watches, latest start first. */
            watches: components["schemas"]["DeploymentWatch"][];
        };
        /** @description A deployment to schedule. */
        ScheduledDeploymentDraft: {
            /** @description ID of the script project. */
            scriptId: string;
            /** @description ID of the deployment. Absent for a new deployment. */
            deploymentId?: string;
            /** @description Version to deploy. If absent, a version is created from the latest code at the scheduled time. */
            versionNumber?: number;
            /** @description Description of the deployment. */
            description: string;
            /**
             * Format: date-time
             * @description Scheduled time, within a year.
             */
            time: string;
            /** @description Whether to skip the deployment if the project changes before the scheduled time. */
            isUnlessChanged: boolean;
            /** @description Reason for deploying during a deployment freeze. If absent, a freeze stops the deployment. */
            freezeReason?: string;
            watch?: components["schemas"]["DeploymentWatchLimits"];
        };
        /** @description A scheduled deployment. */
        ScheduledDeployment: {
            /** @description ID of the scheduled deployment. */
            scheduledDeploymentId: string;
            /** @description ID of the script project. */
            scriptId: string;
            /** @description ID of the deployment. For a new deployment, absent until it is created. */
            deploymentId?: string;
            /** @description Version to deploy. If absent, a version is created from the latest code at the scheduled time. */
            versionNumber?: number;
            /** @description Description of the deployment. */
            description: string;
            /**
             * Format: date-time
             * @description Scheduled time, within a year.
             */
            time: string;
            /** @description Whether to skip the deployment if the project changes before the scheduled time. */
            isUnlessChanged: boolean;
            /** @description Reason for deploying during a deployment freeze. If absent, a freeze stops the deployment. */
            freezeReason?: string;
            watch?: components["schemas"]["DeploymentWatchLimits"];
            /** @description Version that the deployment served at the time of scheduling. If it serves another version at the scheduled time, it is not changed. Absent for a new deployment. */
            formerVersionNumber?: number;
            /**
             * @description State of the scheduled deployment.
             * @enum {string}
             */
            state: "waiting" | "done" | "failed" | "cancelled";
            /** @description Why the deployment failed, was cancelled or is still waiting. */
            reason?: string;
            /** @description Version that was deployed. */
            deployedVersionNumber?: number;
            /** @description User who scheduled the deployment. It is made with this user’s permissions. */
            planner: {
                /** @description Email address. */
                email: string;
                /** @description Name. */
                name: string;
            };
        };
        /** @description Scheduled deployments of a script project. */
        ScheduledDeploymentList: {
            /** @description Scheduled deployments, latest time first. */
            scheduledDeployments: components["schemas"]["ScheduledDeployment"][];
        };
        /** @description Changes to the deployments of a script project, newest first. */
        DeploymentHistory: {
            /** @description The changes. */
            deployments: components["schemas"]["DeploymentRecord"][];
            /** @description Token of the next page. Absent on the last page. */
            nextPageToken?: string;
        };
        /** @description Evidence to compile. */
        EvidenceDraft: {
            /** @description Title of the evidence. */
            title: string;
            /** @description Filters by which the approvals were selected. */
            filters: components["schemas"]["EvidenceFilter"][];
            /** @description Gaps in the list of approvals. */
            notes: string[];
            /** @description Approvals, in the order of the document. */
            approvals: components["schemas"]["EvidenceTarget"][];
        };
        /** @description A filter by which approvals were selected, as text. */
        EvidenceFilter: {
            /** @description Name of the filter. */
            name: string;
            /** @description Value of the filter. */
            value: string;
        };
        /** @description An approval. */
        EvidenceTarget: {
            /** @description ID of the file. */
            fileId: string;
            /** @description ID of the approval. */
            approvalId: string;
        };
        /** @description Evidence of approvals and its progress. */
        Evidence: {
            /** @description ID of the evidence. */
            evidenceId: string;
            /** @description Title of the evidence. */
            title: string;
            /** @description Number of approvals. */
            total: number;
            /** @description Number of approvals compiled so far. */
            done: number;
            /** @description Number of compiled approvals of which a part could not be read. */
            partial: number;
            /** @description Parts that could not be read, with reasons. Absent in lists and until the evidence is complete. */
            unread?: {
                /**
                 * @description Part that could not be read.
                 * @enum {string}
                 */
                part: "approval" | "file" | "revisions" | "records";
                /** @description Why the part could not be read. */
                reason: string;
                /** @description Number of approvals affected. */
                approvals: number;
            }[];
            /**
             * Format: date-time
             * @description Creation time.
             */
            createTime: string;
            /**
             * Format: date-time
             * @description Completion time. Absent until the evidence is complete.
             */
            compileTime?: string;
            /** @description SHA-256 of the document in hexadecimal, as recorded in the audit log. Absent until the evidence is complete. */
            digest?: string;
        };
        /** @description Evidence of a user, newest first. */
        EvidenceList: {
            /** @description The evidence. */
            evidence: components["schemas"]["Evidence"][];
        };
        /** @description Due time of responses: none, or a time of day a number of working days after the start. */
        ApprovalTemplateDue: {
            /**
             * @description No due date.
             * @enum {string}
             */
            kind: "none";
        } | {
            /**
             * @description Due after a number of working days.
             * @enum {string}
             */
            kind: "workingDays";
            /** @description Number of working days. */
            workingDays: number;
            /** @description Time of day, such as 17:00. */
            clock: string;
            /** @description IANA name of the time zone. */
            zone: string;
        };
        /** @description Values that a template fills in. */
        ApprovalTemplateContent: {
            /** @description Email addresses of the reviewers. */
            reviewers: string[];
            /** @description Message to the reviewers. Empty if there is none. */
            message: string;
            /** @description Due time of responses. */
            due: components["schemas"]["ApprovalTemplateDue"];
            /**
             * @description Effect of content changes on given approvals.
             * @enum {string}
             */
            change: "RESET_APPROVAL" | "NO_APPROVAL_ACTION";
            /** @description Whether the file is locked during the review. */
            isLocked: boolean;
            /** @description Whether the revision under review is kept forever. */
            pinsContent: boolean;
            /** @description Steps to take if a response is still missing. If absent, no steps are taken. */
            escalation?: components["schemas"]["ApprovalTemplateEscalation"];
        };
        /** @description Times of escalation steps, in hours after the due time. A negative number is before it. */
        ApprovalTemplateEscalation: {
            /** @description Time of the reminder to the reviewers. */
            remind?: components["schemas"]["HoursAfterDue"];
            /** @description Time at which the requester is notified whose response is missing. */
            notify?: components["schemas"]["HoursAfterDue"];
            /** @description Time at which the approval is reassigned. */
            reassign?: components["schemas"]["HoursAfterDue"];
            /** @description Email address of the new reviewer. */
            reviewer?: string;
        };
        /** @description Hours after the due time. A negative number is before it. */
        HoursAfterDue: number;
        /** @description A template to save. */
        ApprovalTemplateDraft: {
            /** @description Name of the template. */
            name: string;
            /**
             * @description Whether everyone can use the template.
             * @default false
             */
            isTeam?: boolean;
            /** @description Values that the template fills in. */
            content: components["schemas"]["ApprovalTemplateContent"];
        };
        /** @description A template for starting approvals. */
        ApprovalTemplate: {
            /** @description ID of the template. */
            templateId: string;
            /** @description Name of the template. */
            name: string;
            /** @description Whether everyone can use the template. */
            isTeam: boolean;
            /** @description Whether the caller created the template. */
            isMine: boolean;
            /** @description Name of the user who created the template. */
            ownerName: string;
            /**
             * Format: date-time
             * @description Time of the last change.
             */
            updateTime: string;
            /** @description Values that the template fills in. */
            content: components["schemas"]["ApprovalTemplateContent"];
        };
        /** @description Templates, by name. */
        ApprovalTemplateList: {
            /** @description The templates. */
            templates: components["schemas"]["ApprovalTemplate"][];
        };
        /** @description A step in the history of an approval. */
        ApprovalStep: {
            /** @description ID of the step. */
            stepId: string;
            /**
             * @description Type of the step. `reset`: a response was reset because the content changed. `reminder`: a message that starts with “Reminder:”. `changesRequested`: a message that starts with “Changes requested:”; `message` contains the text after it. `completed`: all reviewers have approved.
             * @enum {string}
             */
            kind: "started" | "approved" | "declined" | "reset" | "message" | "reminder" | "changesRequested" | "reassigned" | "cancelled" | "completed";
            /** @description User who took the step. */
            person?: components["schemas"]["Identity"];
            /** @description Message of the user, if it was sent through the console. */
            message?: string;
            /** @description Whether the user decided without viewing the content in the console, as stated by the user. */
            isUnseen?: boolean;
            /**
             * @description `outside`: detected when the approval was read. The time of the step is then the modification time that the approval had.
             * @enum {string}
             */
            origin: "console" | "outside";
            /**
             * Format: date-time
             * @description Time of the step.
             */
            time: string;
            /** @description ID of the call’s record in the audit log. */
            auditId?: string;
            /** @description HMAC-SHA256 of that record in hexadecimal, which links it to its chain. */
            auditHash?: string;
        };
        /** @description Steps of an approval, oldest first. */
        ApprovalHistory: {
            /** @description The steps. */
            steps: components["schemas"]["ApprovalStep"][];
        };
        /** @description A call to be sent after a delay. */
        DelayedCallDraft: {
            /** @description Operation to call. */
            operationId: string;
            /** @description Path and query parameters by name. */
            params: {
                [key: string]: string | number | boolean | string[];
            };
            /** @description JSON body, for operations that require one. */
            body?: {
                [key: string]: unknown;
            };
            /** @description Description of the action, shown to users. */
            label: string;
            /** @description Version of the resource at the time of the decision, as in a job item. If the version has changed when the call is due, the call is not sent and fails with `conflict`. */
            ifMatch?: string;
            /**
             * @description Whether the user decides without viewing the content. Only for approving and declining. Recorded in the audit log and in the history of the approval.
             * @enum {boolean}
             */
            isUnseen?: true;
            /**
             * @description Whether to pin the revision that the file has just before the call, once the call has succeeded, if there is a revision and the user can read revisions. Only for starting, approving and declining.
             * @enum {boolean}
             */
            pinsContent?: true;
            /** @description Delay in milliseconds. Defaults to the user’s setting, or else to `Session.holdSeconds`. */
            holdMs?: number;
        };
        /** @description A call that is sent after a delay and can be cancelled until then. Retained for a day. */
        DelayedCall: {
            /** @description ID of the delayed call. */
            delayedCallId: string;
            /** @description Operation that is called. */
            operationId: string;
            /** @description Path and query parameters by name. */
            params: {
                [key: string]: string | number | boolean | string[];
            };
            /** @description Description of the action. */
            label: string;
            /**
             * @description `unknown`: the process that sent the call was lost, so the call may or may not have taken effect.
             * @enum {string}
             */
            state: "held" | "sending" | "sent" | "failed" | "cancelled" | "unknown";
            /**
             * Format: date-time
             * @description Creation time.
             */
            createTime: string;
            /**
             * Format: date-time
             * @description Time at which the call is sent or was due.
             */
            sendTime: string;
            /**
             * Format: date-time
             * @description Time at which the call was sent, failed or was cancelled.
             */
            endTime?: string;
            /** @description Response of the service. Absent until the call is sent, and if the response has no body. */
            response?: unknown;
            /** @description Why the call failed. */
            problem?: components["schemas"]["Problem"];
            /** @description Why the revision could not be pinned, although the call succeeded. */
            pinProblem?: components["schemas"]["Problem"];
        };
        /** @description Delayed calls of the last day, newest first. */
        DelayedCallList: {
            /** @description The delayed calls. */
            delayedCalls: components["schemas"]["DelayedCall"][];
        };
        /** @description A call of a job. */
        JobItemDraft: {
            /** @description ID of the item, unique within the job. */
            id: string;
            /** @description Title of the item, shown to users. */
            label: string;
            /** @description Path and query parameters by name. */
            params: {
                [key: string]: string | number | boolean | string[];
            };
            /** @description JSON body, for operations that require one. */
            body?: {
                [key: string]: unknown;
            };
            /**
             * @description Whether the user decides without viewing the content, as in a delayed call.
             * @enum {boolean}
             */
            isUnseen?: true;
            /**
             * @description Whether to pin the revision that the call is about, as in a delayed call. If that fails, the item is still done and its reason says so.
             * @enum {boolean}
             */
            pinsContent?: true;
            /** @description Escalation steps of the approval that the item starts, except `start`. If they cannot be scheduled, the item is still done and its reason says so. */
            escalation?: components["schemas"]["EscalationStep"][];
            /** @description Version of the resource when the user selected it. File: `version`. Event: `etag`. Approval: `modifyTime`, optionally followed by a space and the `modifiedTime` of its file. Access request: `etag` of its row in the index. Access rule: `etag`, or `none` if the rule must not exist yet. If any of these has changed by the time of the call, the item is skipped. */
            ifMatch?: string;
            /** @description Operation to call for this step, if it differs from that of the job. Only if `isAtomic` is set. */
            operationId?: string;
            /**
             * @description Whether the step is about a part of a resource that an earlier step creates. If that part does not exist, the step counts as done. Undoing the earlier step also undoes this one. Only if `isAtomic` is set.
             * @enum {boolean}
             */
            isPart?: true;
        };
        /** @description The same operation on many resources. */
        JobDraft: {
            /** @description Title of the job, shown to users. */
            title: string;
            /** @description Operation to call for every item. */
            operationId: string;
            /** @description Calls of the job. The list cannot be changed later. */
            items: components["schemas"]["JobItemDraft"][];
            /** @description Whether to store what is required to undo the job, which takes one read for each changed item. Defaults to true. */
            storesUndo?: boolean;
            /** @description Whether the items are steps of one change. Steps run one after the other. If one fails or is skipped, the remaining steps are not started, and another job undoes the completed ones. Defaults to false. */
            isAtomic?: boolean;
            /** @description Whether the job waits for the user’s delay before it starts. If it is stopped before that, it makes no calls. Defaults to false. */
            isHeld?: boolean;
        };
        /** @description Number of items in each state. */
        JobCounts: {
            /** @description Not called yet. */
            waiting: number;
            /** @description In progress. */
            running: number;
            /** @description Successful. */
            done: number;
            /** @description Failed, but may succeed if retried. */
            retryable: number;
            /** @description Failed permanently. */
            final: number;
            /** @description Skipped because the resource has changed in the meantime. */
            skipped: number;
            /** @description Items not started because the job was stopped. */
            notStarted: number;
        };
        /** @description A job and its progress. */
        Job: {
            /** @description ID of the job. */
            jobId: string;
            /** @description Title of the job. */
            title: string;
            /** @description Operation that is called for each item. */
            operationId: string;
            /**
             * @description `paused`: continues when the user resumes it. `stopped`: stopped by the user.
             * @enum {string}
             */
            state: "running" | "paused" | "stopped" | "ended";
            /** @description Why the job is paused. */
            pauseReason?: string;
            /** @description Number of items. */
            total: number;
            counts: components["schemas"]["JobCounts"];
            /** @description Whether another job can undo at least one completed item. */
            canUndo: boolean;
            /** @description ID of the job that this one undoes. */
            undoes?: string;
            /** @description ID of the job that undoes this one. */
            undoneBy?: string;
            /** @description Number of items that the job in `undoneBy` has undone so far. */
            undoneCount?: number;
            /**
             * Format: date-time
             * @description Creation time.
             */
            createTime: string;
            /**
             * Format: date-time
             * @description Time at which a delayed job starts or started. Absent if the job was not delayed.
             */
            startTime?: string;
            /**
             * Format: date-time
             * @description Time of the last change.
             */
            updateTime: string;
            /**
             * Format: date-time
             * @description Time at which the job ended or was stopped.
             */
            endTime?: string;
        };
        /** @description Jobs, newest first. */
        JobList: {
            /** @description The jobs. */
            jobs: components["schemas"]["Job"][];
            /** @description Token of the next page. Absent on the last page. */
            nextPageToken?: string;
        };
        /**
         * @description State of an item.
         * @enum {string}
         */
        JobItemState: "waiting" | "running" | "done" | "retryable" | "final" | "skipped" | "notStarted";
        /** @description An item of a job. */
        JobItem: {
            /** @description ID of the item, unique within the job. */
            id: string;
            /** @description Title of the item. */
            label: string;
            state: components["schemas"]["JobItemState"];
            /** @description Number of attempts. */
            attempts: number;
            /** @description Why the item has not succeeded. For an item that is done: what else failed. */
            reason?: string;
            /** @description HTTP status of the service’s response. */
            status?: number;
            /** @description Full problem details. */
            problem?: components["schemas"]["Problem"];
            /** @description ID of the created resource. For a run: the ID of its process, if the service returns it. */
            resultId?: string;
            /** @description Whether the item is done and can be undone. */
            canUndo?: boolean;
            /**
             * Format: date-time
             * @description Time at which the item reached its state.
             */
            endTime?: string;
        };
        /** @description Items, in the order of the job. */
        JobItemList: {
            /** @description The items. */
            items: components["schemas"]["JobItem"][];
            /** @description Token of the next page. Absent on the last page. */
            nextPageToken?: string;
        };
        /** @description A file or source that could not be read. */
        CoverageFailure: {
            /** @description ID of the file or source. */
            id: string;
            /** @description Title of the file or source. */
            title: string;
            /** @description Why it could not be read. */
            reason: string;
            /** @description Whether the read is retried automatically. */
            isRetried: boolean;
        };
        /** @description Scan progress of an index. */
        Coverage: {
            /**
             * @description `listing`: files are still being listed, so `total` grows. `current`: the index follows all changes and is complete unless `retryCount` is present. `paused`: see `reason` and `failure`.
             * @enum {string}
             */
            state: "starting" | "listing" | "scanning" | "current" | "paused";
            /** @description Why the index is paused. */
            reason?: string;
            failure?: components["schemas"]["FailureReason"];
            /**
             * Format: uri
             * @description Page on which the cause of the pause can be fixed.
             */
            link?: string;
            /**
             * Format: date-time
             * @description Time at which a paused index resumes automatically, or at which the next failed read is retried. Absent if the index waits for the user.
             */
            resumeTime?: string;
            /** @description Whether the service reported an incomplete search when files were listed. They are listed again at `resumeTime`. Absent if the search was complete. */
            isIncomplete?: boolean;
            /** @description Number of reads in `failedCount` that failed for a temporary reason and are retried automatically. Absent if there are none. */
            retryCount?: number;
            /** @description Number of files or sources read successfully. */
            scanned: number;
            /** @description Number of files or sources found so far. */
            total: number;
            /** @description Number of files or sources that could not be read. */
            failedCount: number;
            /** @description First 100 files or sources that could not be read. */
            failed: components["schemas"]["CoverageFailure"][];
            /**
             * Format: date-time
             * @description The index contains all changes before this time. Absent until the first scan has ended.
             */
            asOf?: string;
            older?: components["schemas"]["OlderFiles"];
            /** @description Number of calls made by the index. */
            calls: number;
        };
        /** @description Files that were neither modified nor shared within the horizon. `total` of the coverage does not include them. Absent until files are listed, and for indexes that do not read files. */
        OlderFiles: {
            horizonDays: components["schemas"]["HorizonDays"];
            /**
             * Format: date-time
             * @description Start of the horizon.
             */
            since: string;
            /** @description Number of older files scanned. */
            scanned: number;
            /** @description Number of older files found so far. */
            total: number;
            /** @description Whether `total` includes all older files. */
            isCounted: boolean;
            /** @description Whether all older files were scanned. */
            isScanned: boolean;
            /** @description Number of calls per day after which the index stops scanning older files until the next day. Scanning a file takes at most one call. */
            callsPerDay: number;
        };
        /**
         * @description Number of days for which an index follows files one by one.
         * @enum {integer}
         */
        HorizonDays: 30 | 90 | 365 | 1095;
        Horizon: {
            days: components["schemas"]["HorizonDays"];
        };
        /** @description A user in a row. */
        Identity: {
            /** @description Email address. */
            email: string;
            /** @description Name, or the email address if the name is unknown. */
            name: string;
        };
        /** @description Changes that a reviewer requested. */
        ChangeRequest: {
            /** @description Email address of the reviewer. */
            email: string;
            /** @description Name, or the email address if the name is unknown. */
            name: string;
            /** @description Requested changes. */
            message?: string;
            /**
             * Format: date-time
             * @description Time of the request.
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
            /** @description Names of the parent folders that the user can see, outermost first. Absent if the file is in no folder. */
            path?: string[];
            /** @description ID of the shared drive that contains the file. */
            driveId?: string;
            /**
             * @description Status as reported by the service.
             * @enum {string}
             */
            status: "STATUS_UNSPECIFIED" | "IN_PROGRESS" | "APPROVED" | "CANCELLED" | "DECLINED";
            /** @description User who started the approval. */
            initiator?: components["schemas"]["Identity"];
            /** @description Reviewers with their responses. */
            reviewers: (components["schemas"]["Identity"] & {
                /** @description Response as reported by the service. */
                response: string;
            })[];
            /** @description Whether the caller still has to respond. */
            isWaitingOnMe: boolean;
            /** @description Whether the caller started the approval. */
            isStartedByMe: boolean;
            /** @description Whether only the caller’s response is missing. */
            isLastNeeded: boolean;
            /** @description Whether the file was changed after the approval was started. */
            isChangedSince: boolean;
            /**
             * Format: date-time
             * @description Time at which the approval was started.
             */
            createTime?: string;
            /**
             * Format: date-time
             * @description Time of the last change to the approval. Use it as the `ifMatch` of a job item.
             */
            modifyTime?: string;
            /**
             * Format: date-time
             * @description Time at which responses are due.
             */
            dueTime?: string;
            /**
             * Format: date-time
             * @description Time at which the approval returns to the caller’s queue. Absent if it is not snoozed.
             */
            snoozedUntil?: string;
            /**
             * Format: date-time
             * @description Time at which the approval ended.
             */
            completeTime?: string;
            /**
             * Format: date-time
             * @description Time of the last change to the file.
             */
            fileModifyTime?: string;
            /** @description Reviewers who requested changes and have not responded since, oldest first. Absent if there are none. */
            changeRequests?: components["schemas"]["ChangeRequest"][];
            /**
             * Format: date-time
             * @description Time at which a user last reminded the reviewers through the console. Absent if no one did, or if the approval has ended.
             */
            remindedTime?: string;
        };
        /** @description Team rule for stand-ins. */
        StandInRule: {
            /**
             * @description `replace`: the stand-in replaces the absent user. `add`: the stand-in is added as another reviewer. `off`: approvals are not reassigned.
             * @enum {string}
             */
            mode: "replace" | "add" | "off";
            /**
             * @description `own`: uses only the permissions of the absent user. `starter`: if those do not suffice, uses the permissions of the user who started the approval.
             * @enum {string}
             */
            rights: "own" | "starter";
        };
        /** @description An absence to create, with its stand-in. */
        AbsenceDraft: {
            /** @description Email address of the stand-in. */
            standIn: string;
            /**
             * Format: date-time
             * @description Start of the absence.
             */
            startTime: string;
            /**
             * Format: date-time
             * @description End of the absence, within a year.
             */
            endTime: string;
        };
        /** @description An approval that waited for an absent user. */
        CoveredApproval: {
            /** @description ID of the file. */
            fileId: string;
            /** @description ID of the approval. */
            approvalId: string;
            /** @description Name of the file. */
            title: string;
            /**
             * @description `done`: the stand-in was added to the approval. `failed`: the stand-in could not be added; the console tries again.
             * @enum {string}
             */
            outcome: "done" | "failed";
            /** @description Why the stand-in was not added. */
            reason?: string;
            /** @description Email address of the user whose permissions were used to add the stand-in. Absent if the stand-in was already a reviewer. */
            actor?: string;
            /**
             * Format: date-time
             * @description Time at which the outcome was recorded.
             */
            time: string;
        };
        /** @description A period of absence. */
        Absence: {
            /** @description ID of the absence. */
            absenceId: string;
            /** @description Email address of the stand-in. */
            standIn: string;
            /**
             * Format: date-time
             * @description Start of the absence.
             */
            startTime: string;
            /**
             * Format: date-time
             * @description End of the absence.
             */
            endTime: string;
            /**
             * @description State of the absence.
             * @enum {string}
             */
            state: "planned" | "active" | "ended";
            /** @description Approvals that were covered, newest first. */
            approvals: components["schemas"]["CoveredApproval"][];
        };
        /** @description Absences of a user. */
        AbsenceList: {
            /** @description Absences, newest first. */
            absences: components["schemas"]["Absence"][];
            /** @description Team rule for stand-ins. */
            rule: components["schemas"]["StandInRule"];
        };
        /** @description An escalation step. */
        EscalationStep: {
            /**
             * @description Action of the step. `notify`: notifies the requester whose response is missing. `start`: starts the next approval of the file once this one is approved.
             * @enum {string}
             */
            kind: "remind" | "notify" | "reassign" | "start";
            /**
             * Format: date-time
             * @description Scheduled time. Not for `start`.
             */
            time?: string;
            /** @description Email address of the new reviewer. For `reassign`. */
            reviewer?: string;
            /** @description Email addresses of the reviewers of the next approval. For `start`. */
            reviewers?: string[];
            /** @description Message of the next approval. For `start`. */
            message?: string;
            /** @description Number of days after its start at which the next approval is due. Without it, the next approval has no due time. For `start`. */
            dueDays?: number;
        };
        /** @description An escalation step with its state. */
        Escalation: {
            /**
             * @description Action of the step. `notify`: notifies the requester whose response is missing. `start`: starts the next approval of the file once this one is approved.
             * @enum {string}
             */
            kind: "remind" | "notify" | "reassign" | "start";
            /**
             * Format: date-time
             * @description Scheduled time. For `start`, the time at which the step was scheduled.
             */
            time: string;
            /** @description Email address of the new reviewer. For `reassign`. */
            reviewer?: string;
            /** @description Email addresses of the reviewers of the next approval. For `start`. */
            reviewers?: string[];
            /** @description Message of the next approval. For `start`. */
            message?: string;
            /** @description Number of days after its start at which the next approval is due. Without it, the next approval has no due time. For `start`. */
            dueDays?: number;
            /**
             * @description `dropped`: the approval ended first or, for `start`, ended without being approved.
             * @enum {string}
             */
            state: "waiting" | "done" | "failed" | "dropped";
            /** @description Why the step failed, was dropped or is still waiting. */
            reason?: string;
        };
        /** @description Escalation steps to set for an approval. */
        EscalationDraft: {
            /** @description ID of the file. */
            fileId: string;
            /** @description ID of the approval. */
            approvalId: string;
            /** @description Steps, each within a year. Empty to remove all steps. */
            steps: components["schemas"]["EscalationStep"][];
        };
        /** @description Escalation steps of an approval. */
        EscalationList: {
            /** @description Steps, by time. */
            steps: components["schemas"]["Escalation"][];
        };
        /** @description Grantee of the access. */
        CalendarAccessScope: {
            /**
             * @description Type of the grantee.
             * @enum {string}
             */
            type: "user" | "group" | "domain";
            /** @description Email address or domain. */
            value: string;
        };
        /** @description Temporary access to a calendar. */
        CalendarAccessPeriodDraft: {
            /** @description ID of the calendar. */
            calendarId: string;
            scope: components["schemas"]["CalendarAccessScope"];
            /**
             * @description Role, as named by the calendar service.
             * @enum {string}
             */
            role: "freeBusyReader" | "reader" | "writerWithoutPrivateAccess" | "writer" | "owner";
            /** @description Whether the service notifies the grantee. Defaults to false. */
            notifies?: boolean;
            /**
             * Format: date-time
             * @description Start time. Defaults to now.
             */
            startTime?: string;
            /**
             * Format: date-time
             * @description End time, after the start and within two years.
             */
            endTime: string;
        };
        /** @description Temporary access to a calendar. */
        CalendarAccessPeriod: {
            /** @description ID of the period. */
            periodId: string;
            /** @description ID of the calendar. */
            calendarId: string;
            scope: components["schemas"]["CalendarAccessScope"];
            /**
             * @description Role, as named by the calendar service.
             * @enum {string}
             */
            role: "freeBusyReader" | "reader" | "writerWithoutPrivateAccess" | "writer" | "owner";
            /**
             * Format: date-time
             * @description Start of the period.
             */
            startTime: string;
            /**
             * Format: date-time
             * @description End of the period.
             */
            endTime: string;
            /**
             * @description `failed`: the service refused a change.
             * @enum {string}
             */
            state: "planned" | "active" | "ended" | "failed";
            /** @description Why the period failed, ended differently or is still waiting. */
            reason?: string;
            /** @description Email address of the user who scheduled the access. */
            plannedBy: string;
            /** @description Whether the caller scheduled the access. Only that user can end it. */
            isOwn: boolean;
        };
        /** @description Periods of temporary access to a calendar. */
        CalendarAccessPeriodList: {
            /** @description Periods, at most 200, open ones first. */
            periods: components["schemas"]["CalendarAccessPeriod"][];
        };
        /** @description Filter for the events of a feed. */
        CalendarFeedFilter: {
            /** @description IDs of the calendars. */
            calendarIds: string[];
            /** @description Text that the events contain. */
            q?: string;
            /** @description Types of the events. */
            eventTypes?: string[];
        };
        /** @description A feed to create. */
        CalendarFeedDraft: {
            /**
             * @description `events`: events of calendars. `reviews`: due times of the approvals that wait for the user.
             * @enum {string}
             */
            kind: "events" | "reviews";
            /** @description Name of the feed. */
            title: string;
            filter?: components["schemas"]["CalendarFeedFilter"];
        };
        /** @description A feed that calendar apps read. */
        CalendarFeed: {
            /** @description ID of the feed. */
            feedId: string;
            /**
             * @description `events`: events of calendars. `reviews`: due times of the approvals that wait for the user.
             * @enum {string}
             */
            kind: "events" | "reviews";
            /** @description Name that calendar apps show. */
            title: string;
            /**
             * Format: date-time
             * @description Creation time.
             */
            createTime: string;
            /**
             * Format: date-time
             * @description Time of the last read.
             */
            readTime?: string;
            /** @description Why the last read failed. */
            problem?: string;
        };
        /** @description A feed with its secret URL. */
        NewCalendarFeed: {
            /** @description ID of the feed. */
            feedId: string;
            /**
             * @description `events`: events of calendars. `reviews`: due times of the approvals that wait for the user.
             * @enum {string}
             */
            kind: "events" | "reviews";
            /** @description Name that calendar apps show. */
            title: string;
            /**
             * Format: date-time
             * @description Creation time.
             */
            createTime: string;
            /**
             * Format: date-time
             * @description Time of the last read.
             */
            readTime?: string;
            /** @description Why the last read failed. */
            problem?: string;
            /** @description Secret URL. It cannot be read again. */
            url: string;
        };
        /** @description Calendar feeds of a user. */
        CalendarFeedList: {
            /** @description Calendar feeds, newest first, at most 20. */
            feeds: components["schemas"]["CalendarFeed"][];
        };
        /** @description Number of approvals that wait for the user, without snoozed ones. */
        ApprovalSummary: {
            /** @description Number of approvals that wait for the user. */
            waitingCount: number;
            /** @description Number of those that are past their due time. */
            overdueCount: number;
            /** @description Whether the counts are incomplete because some files have not been scanned. */
            isPartial: boolean;
        };
        /** @description Approvals to snooze. */
        ApprovalSnoozeChange: {
            /** @description Approvals. Those that do not wait for the user are skipped. */
            approvals: {
                /** @description ID of the file. */
                fileId: string;
                /** @description ID of the approval. */
                approvalId: string;
            }[];
            /**
             * Format: date-time
             * @description Time at which the approvals return to the queue, within 90 days. Null returns them now.
             */
            until: string | null;
        };
        /** @description A snoozed approval. */
        ApprovalSnooze: {
            /** @description ID of the file. */
            fileId: string;
            /** @description ID of the approval. */
            approvalId: string;
            /**
             * Format: date-time
             * @description Time at which the approval returns to the queue.
             */
            until: string;
        };
        /** @description Snoozed approvals. */
        ApprovalSnoozeList: {
            /** @description Snoozed approvals, by the time at which they return. */
            snoozes: components["schemas"]["ApprovalSnooze"][];
        };
        /** @description Result of snoozing approvals or returning them to the queue. */
        ApprovalSnoozeResult: {
            /** @description Number of approvals changed. */
            count: number;
        };
        /** @description Number of approvals in each folder, regardless of the other filters. */
        ApprovalCounts: {
            /** @description Waiting for the user, without snoozed approvals. */
            waiting: number;
            /** @description Waiting for the user, but snoozed. */
            snoozed: number;
            /** @description Started by the user and in progress. */
            started: number;
            /** @description In progress and past the due time. */
            overdue: number;
            /** @description Approved or declined. Cancelled approvals are only in `all`. */
            decided: number;
            /** @description All approvals. */
            all: number;
        };
        /** @description Approvals across files. */
        ApprovalIndex: {
            /** @description The rows. */
            rows: components["schemas"]["ApprovalRow"][];
            /** @description Token of the next page. Absent on the last page. */
            nextPageToken?: string;
            counts: components["schemas"]["ApprovalCounts"];
            coverage: components["schemas"]["Coverage"];
        };
        /** @description An access request for a file. */
        AccessRequestRow: {
            /** @description ID of the file. */
            fileId: string;
            /** @description ID of the access request. */
            proposalId: string;
            /** @description Name of the file. */
            title: string;
            /** @description Type of the file. */
            mimeType?: string;
            /** @description Names of the parent folders that the user can see, outermost first. Absent if the file is in no folder. */
            path?: string[];
            /** @description ID of the shared drive that contains the file. */
            driveId?: string;
            /** @description Email address of the requester. */
            requester: string;
            /** @description Email address of the recipient of the access. */
            recipient?: string;
            /** @description Requested roles. */
            roles: string[];
            /** @description Message of the requester. */
            message?: string;
            /** @description Version of the request. Changes with its content, requester and recipient. Use it as the `ifMatch` of a job item. */
            etag?: string;
            /**
             * Format: date-time
             * @description Creation time.
             */
            createTime?: string;
        };
        /** @description Access requests across files. */
        AccessRequestIndex: {
            /** @description The rows. */
            rows: components["schemas"]["AccessRequestRow"][];
            /** @description Token of the next page. Absent on the last page. */
            nextPageToken?: string;
            /** @description Total number of access requests, regardless of the filters. */
            all: number;
            coverage: components["schemas"]["Coverage"];
        };
        /** @description A reviewer’s decision on access, with the access as it was then. */
        AccessDecision: {
            /** @description ID of the decision. */
            decisionId: string;
            /** @description ID of the file. */
            fileId: string;
            /** @description ID of the permission. */
            permissionId: string;
            /** @description Name of the file. */
            title: string;
            /** @description Grantee: an email address, a domain, or `anyone`. */
            grantee: string;
            /** @description Role before the decision. */
            role: string;
            /**
             * @description Decision of the reviewer.
             * @enum {string}
             */
            decision: "kept" | "narrowed" | "removed";
            /** @description Note of the reviewer. Absent if there is none. */
            note?: string;
            /** @description User who made the decision. */
            reviewer: {
                /** @description Email address of the reviewer. */
                email: string;
                /** @description Name of the reviewer. */
                name: string;
            };
            /**
             * Format: date-time
             * @description Time of the decision.
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
             * @description Decision of the reviewer.
             * @enum {string}
             */
            decision: "kept" | "narrowed" | "removed";
            /** @description Note for the next review. */
            note?: string;
        };
        /** @description Decisions of access reviews. */
        AccessDecisionList: {
            /** @description Decisions, newest first. */
            decisions: components["schemas"]["AccessDecision"][];
            /** @description Token of the next page. Absent on the last page. */
            nextPageToken?: string;
        };
        /** @description Access that is granted on the file itself. */
        OutsideAccessRow: {
            /** @description ID of the file. */
            fileId: string;
            /** @description ID of the permission. */
            permissionId: string;
            /** @description Name of the file. */
            title: string;
            /** @description Type of the file. */
            mimeType?: string;
            /** @description Names of the parent folders that the user can see, outermost first. Absent if the file is in no folder. */
            path?: string[];
            /** @description ID of the shared drive that contains the file. */
            driveId?: string;
            /** @description Version of the file when the access was read. */
            version?: string;
            /**
             * @description Type of the grantee: user, group, domain or anyone.
             * @enum {string}
             */
            type: "user" | "group" | "domain" | "anyone";
            /** @description Whether the grantee can find the file by search, without the link. */
            isDiscoverable?: boolean;
            /** @description Grantee: an email address, a domain, or `anyone`. */
            grantee: string;
            /** @description Last decision on the access. Absent if it was never reviewed. */
            lastDecision?: components["schemas"]["AccessDecision"];
            /** @description Role of the permission. */
            role: string;
            /**
             * Format: date-time
             * @description Time at which the access expires. Absent if it does not expire.
             */
            expirationTime?: string;
        };
        /** @description Access of people, groups and organisations in other domains, across files. */
        OutsideAccessIndex: {
            /** @description The rows. */
            rows: components["schemas"]["OutsideAccessRow"][];
            /** @description Token of the next page. Absent on the last page. */
            nextPageToken?: string;
            /** @description Total number of rows, regardless of the filters. */
            all: number;
            /** @description Number of rows still to be reviewed, regardless of the other filters. Only with `reviewedBefore`. */
            dueCount?: number;
            /** @description Number of rows reviewed since `reviewedBefore`, including access that no longer exists. Only with `reviewedBefore`. */
            reviewedCount?: number;
            coverage: components["schemas"]["Coverage"];
        };
        /** @description A person or a group. */
        PersonRow: {
            /** @description Email address. */
            email: string;
            /** @description Name. Absent if no source provides one. */
            name?: string;
            /**
             * @description Whether the row is a person or a group.
             * @enum {string}
             */
            type: "user" | "group";
            /** @description Sources in which the address was found. */
            foundIn: ("files" | "drives" | "calendars" | "reviews")[];
            /** @description Number of times that the sources mention the address. */
            mentions: number;
        };
        /** @description People and groups that the user can see. */
        PersonIndex: {
            /** @description The rows. */
            rows: components["schemas"]["PersonRow"][];
            /** @description Token of the next page. Absent on the last page. */
            nextPageToken?: string;
            /** @description Total number of people and groups, regardless of the filters. */
            all: number;
            coverage: components["schemas"]["Coverage"];
        };
        /** @description A script project. */
        ProjectRow: {
            /** @description ID of the script. If only processes mention the project, and without its ID: `name:` followed by its name. */
            projectId: string;
            /** @description ID of the script. Absent if unknown. */
            scriptId?: string;
            /** @description Name of the project. */
            title: string;
            /** @description Sources in which the project was found. */
            foundIn: ("drive" | "processes" | "pins")[];
            /** @description Owner of the project. */
            owner?: components["schemas"]["Identity"];
            /** @description ID of the shared drive that contains the project. */
            driveId?: string;
            /**
             * Format: date-time
             * @description Time of the last change.
             */
            modifyTime?: string;
            /** @description Whether the user pinned the project. */
            isPinned: boolean;
            /**
             * Format: date-time
             * @description Time of the last run among the processes read.
             */
            lastRunTime?: string;
            /** @description Status of the last run. */
            lastStatus?: string;
            /** @description Number of runs in the last 7 days among the processes read. */
            runs: number;
            /** @description Number of those runs that failed or timed out. */
            failures: number;
        };
        /** @description Script projects from all sources. */
        ProjectIndex: {
            /** @description The rows. */
            rows: components["schemas"]["ProjectRow"][];
            /** @description Token of the next page. Absent on the last page. */
            nextPageToken?: string;
            /** @description Total number of projects, regardless of the filters. */
            all: number;
            coverage: components["schemas"]["Coverage"];
        };
        /**
         * @description `pending`: in progress. `denied`: denied by the console’s policy. `refused`: refused by the service, or by a check before the call. `failed`: could not be carried out. `unknown`: may or may not have been carried out.
         * @enum {string}
         */
        AuditOutcome: "pending" | "succeeded" | "denied" | "refused" | "failed" | "unknown";
        AuditActor: {
            /** @description Subject of the user at the identity provider. */
            subject: string;
            email: string;
            /** @description Identity provider that authenticated the user. */
            issuer: string;
        };
        AuditEntry: {
            id: string;
            /**
             * Format: date-time
             * @description Time at which the action started, or at which the event happened.
             */
            at: string;
            /**
             * Format: date-time
             * @description Time at which the outcome was recorded. Absent for events.
             */
            endedAt?: string;
            /** @description Operation ID, or one of the console’s own action names. */
            action: string;
            service?: string;
            /** @description IDs of the resource, outermost first, separated by slashes. */
            target?: string;
            /** @description Title of the resource after the change, or else before it. Absent if it is unknown or the content is no longer retained. */
            title?: string;
            /** @description ID in the service’s response: that of the created resource, or else of the changed one. */
            createdId?: string;
            actor?: components["schemas"]["AuditActor"];
            /** @description First digits of the session ID’s hash. */
            session?: string;
            /** @description IP address of the client. */
            source?: string;
            requestId?: string;
            outcome: components["schemas"]["AuditOutcome"];
            /** @description HTTP status of the response. */
            status?: number;
            /** @description Other recorded details: `params`, the values of parameters that hold no free text; `withheld`, the names of all other parameters; `durationMs`; the number of `ranges` and `bytes` of a playback; `code`, the error code; `upstreamStatus`, the service’s status for a retry of a call that had already taken effect, if it differs from `status`; and `change`, the digest of the content that is stored beside the record. */
            details: {
                [key: string]: unknown;
            };
            /**
             * @description `possible`: a call can undo the change. `done`: the change was undone. Absent if no call can undo it or the content is no longer retained.
             * @enum {string}
             */
            undo?: "possible" | "done";
        };
        AuditList: {
            entries: components["schemas"]["AuditEntry"][];
            /** @description Token of the next page. Absent on the last page. */
            nextPageToken?: string;
        };
        AuditFault: {
            /** @description ID of the record, or of the first of several records. */
            id: string;
            /**
             * @description `altered`: changed, moved or added by something other than the console. `missing`: removed. `unreadable`: the key of the chain is lost. `contentAltered`: the stored content of the change differs from the recorded digest.
             * @enum {string}
             */
            kind: "altered" | "missing" | "unreadable" | "contentAltered";
            /** @description Number of consecutive records. */
            count: number;
        };
        AuditCheck: {
            isIntact: boolean;
            records: number;
            /** @description Number of chains, one for each process that has written records. */
            chains: number;
            faults: components["schemas"]["AuditFault"][];
        };
        OperationUsage: {
            operationId: string;
            /** @description Number of calls since midnight UTC. */
            callsToday: number;
            /** @description Number of calls in the last 90 days. */
            calls: number;
            /** @description Number of calls in the last 90 days that failed. */
            errors: number;
            /** Format: date-time */
            lastCalledAt?: string;
            /** @description HTTP status of the latest call. */
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
            /** @description Findings, grouped by subject. */
            findings: components["schemas"]["ConnectionFinding"][];
        };
        ConnectionFinding: {
            /**
             * @description `info`: a fact. `ok`: something works. `warning`: something requires attention. `error`: something does not work.
             * @enum {string}
             */
            level: "info" | "ok" | "warning" | "error";
            /** @description Subject of the check, such as `Identity provider`. */
            subject: string;
            text: string;
            /** @description Setting to change or action to take. */
            remedy?: string;
            /**
             * Format: date-time
             * @description Time of the event. Absent for a current state.
             */
            time?: string;
        };
        CallBudgetList: {
            /** @description Call budgets. Empty if calls are not limited. */
            budgets: components["schemas"]["CallBudget"][];
        };
        CallBudget: {
            /** @enum {string} */
            service: "script" | "calendar" | "drive";
            /**
             * @description `project`: all calls. `user`: calls of the caller. `read`, `write` and `upload`: calls of this type.
             * @enum {string}
             */
            scope: "project" | "user" | "read" | "write" | "upload";
            /** @description Current limit. Lower than `maxCallsPerMinute` after the service reported that its quota was used up. */
            callsPerMinute: number;
            maxCallsPerMinute: number;
            /** @description Number of calls in the current minute, by all processes. */
            used: number;
        };
        OperationUsageList: {
            operations: components["schemas"]["OperationUsage"][];
        };
        UploadRequest: {
            /** @enum {string} */
            operation: "drive.files.create" | "drive.files.update";
            /** @description Parameters of the operation: `fileId` for `drive.files.update`. */
            params?: {
                [key: string]: string;
            };
            /** @description Metadata of the file as the operation accepts it, such as `name` and `parents`. */
            metadata?: {
                [key: string]: unknown;
            };
            /** @description Media type of the content. Defaults to `application/octet-stream`. */
            contentType?: string;
            sizeBytes: number;
        };
        Upload: {
            uploadId: string;
            operation: string;
            /** @description ID of the file whose content is replaced. */
            fileId?: string;
            /** @description File name. Empty if none was given. */
            name: string;
            contentType: string;
            sizeBytes: number;
            /** @description Number of bytes that the service last confirmed. */
            confirmedBytes: number;
            /** @description The size of every part except the last must be a multiple of this number of bytes. */
            partMultipleBytes: number;
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description Expiry time: a week after the latest part.
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
        /** @description Content of a recorded call. Secrets are removed. Absent parts are unknown. */
        AuditChange: {
            /** @description Parameters of the call. */
            params?: unknown;
            /** @description Body of the call. */
            body?: unknown;
            /** @description The resource, or the fields that the call sets, just before the call. */
            before?: unknown;
            /** @description Response of the service. */
            after?: unknown;
            /** @description Parts larger than 64 KiB, which are not stored. */
            tooLarge: ("params" | "body" | "before" | "after")[];
            /** @description Whether the content matches the record. */
            isIntact: boolean;
            undo?: components["schemas"]["AuditCall"];
            /** @description Why the caller cannot undo the change. */
            undoBlockedReason?: string;
            /** Format: date-time */
            undoneAt?: string;
            /** @description Email address of the user who undid the change. */
            undoneBy?: string;
            /** @description HTTP method of the call. Absent if the parameters are unknown. */
            method?: string;
            /** @description Path and query of the call, relative to the console’s origin. */
            path?: string;
        };
        AuditDetail: {
            entry: components["schemas"]["AuditEntry"];
            change?: components["schemas"]["AuditChange"];
        };
        AuditUndo: {
            /** @description Whether to undo the change even if the resource has changed since. */
            isForced?: boolean;
        };
        /**
         * @description Watched resource: one file, all changes of files, the events or access rules of a calendar, the user’s list of calendars, or their calendar settings.
         * @enum {string}
         */
        WatchKind: "file" | "changes" | "events" | "acl" | "calendarList" | "settings";
        /** @description A watch to open. */
        WatchDraft: {
            kind: components["schemas"]["WatchKind"];
            /** @description ID of the file or calendar. For changes: ID of the shared drive, or absent for all files of the user. */
            targetId?: string;
            /** @description Name of the resource. */
            label: string;
            /** @description Requested lifetime, in seconds. The service may end the watch earlier. Defaults to one day. */
            lifeSeconds?: number;
        };
        /** @description A notification of a channel. */
        WatchMessage: {
            /**
             * Format: date-time
             * @description Time of receipt.
             */
            time: string;
            /** @description Message number. Numbers increase but may have gaps. */
            number: number;
            /** @description State reported by the service, such as `sync`, `exists`, `update` or `trash`. */
            state: string;
            /** @description Parts of the resource that have changed, if the service reports them. */
            changed?: string;
        };
        /** @description A channel through which a service notifies the console of changes. */
        Watch: {
            /** @description ID of the watch. */
            watchId: string;
            kind: components["schemas"]["WatchKind"];
            /** @description ID of the watched resource. Absent if the kind identifies it. */
            targetId?: string;
            label: string;
            /** @description ID of the watched resource, as returned by the service. */
            resourceId?: string;
            /** @description URL to read again after a notification. */
            resourceUri?: string;
            /** Format: date-time */
            createTime: string;
            /** Format: date-time */
            expireTime: string;
            /** @description Whether the watch has not expired. */
            isOpen: boolean;
            /** @description Whether the first notification, which the service sends immediately, has not arrived within 30 seconds. */
            isSilent?: boolean;
            messageCount: number;
            lastMessage?: components["schemas"]["WatchMessage"];
        };
        WatchList: {
            watches: components["schemas"]["Watch"][];
            /** @description Whether the services can reach this console. */
            canOpen: boolean;
        };
        OperationAccess: {
            operationId: string;
            /**
             * @description Highest risk of a call: reading, changing, permanently deleting, using administrator rights, or running code.
             * @enum {string}
             */
            risk: "read" | "write" | "destructive" | "admin" | "exec";
            /** @description Roles that can call the operation. */
            roles: components["schemas"]["Role"][];
            /** @description Accepted scopes, by suffix, that were granted when the user signed in. */
            heldScopes: string[];
            /** @description Whether the user’s roles and scopes allow the operation. */
            isAllowed: boolean;
        };
        OperationAccessList: {
            operations: components["schemas"]["OperationAccess"][];
        };
        /** @description Sharing changes of a script project, newest first. */
        ProjectSharing: {
            /** @description Latest sharing changes in the audit log. */
            changes: components["schemas"]["SharingChange"][];
        };
        SharingChange: {
            /** @description ID of the audit log entry. */
            changeId: string;
            /**
             * Format: date-time
             * @description Time of the change.
             */
            time: string;
            /** @description Email address of the user who made the change. Absent if unknown. */
            actor?: string;
        };
        /**
         * @description `muted`: no notifications until `mutedUntil`. `resolved`: the condition has ended, or a user resolved the alert.
         * @enum {string}
         */
        AlertState: "open" | "acknowledged" | "muted" | "resolved";
        /**
         * @description Condition that a rule checks.
         * @enum {string}
         */
        AlertKind: "functionFails" | "runMissing" | "runTooLong" | "runMissed" | "errorNew" | "approvalDue" | "approvalChanged" | "accessRequestOld" | "sharedOutside" | "sharedWithAnyone" | "ownershipChanged" | "filesRemoved" | "calendarAccessChanged" | "eventChanged" | "deploymentFails" | "reportPaused" | "roleChanged" | "indexStopped" | "watchExpired" | "credentialLost" | "deviceNew";
        /** @description Settings of a rule. docs/alerts.md lists the settings of each kind. */
        AlertSettings: {
            /** @description Name of the function. */
            functionName?: string;
            /** @description Name of the project. */
            projectName?: string;
            /** @description Number of failures or removed files. */
            count?: number;
            /** @description Minimum share of the runs that failed, in percent. */
            percent?: number;
            /** @description Period in minutes. */
            minutes?: number;
            /** @description Period in hours. For an approval, a negative number is before its due time. */
            hours?: number;
            /** @description Text that the title or description contains. */
            text?: string;
            /** @description ID of the folder or shared drive that contains the files. */
            placeId?: string;
            /**
             * @description `mine`: only approvals that the user started or reviews.
             * @enum {string}
             */
            scope?: "mine" | "all";
        };
        /** @description A finding of a rule about one subject. */
        Alert: {
            /** @description ID of the alert. */
            alertId: string;
            /** @description ID of the rule. */
            ruleId: string;
            /** @description Name of the rule. */
            ruleName: string;
            kind: components["schemas"]["AlertKind"];
            /** @description Whether the rule is a team rule. */
            isTeam: boolean;
            /** @description Subject of the alert. */
            title: string;
            /** @description Details of the finding. */
            detail: string;
            /** @description Console path of the screen with details. */
            path: string;
            state: components["schemas"]["AlertState"];
            /** @description Whether the condition is currently met. */
            isMet: boolean;
            /** @description Number of occurrences. */
            count: number;
            /**
             * Format: date-time
             * @description Time of the first occurrence.
             */
            firstTime: string;
            /**
             * Format: date-time
             * @description Time of the last occurrence.
             */
            lastTime: string;
            /**
             * Format: date-time
             * @description Time at which the mute ends.
             */
            mutedUntil?: string;
            /** @description Name of the assignee. Absent if no one is assigned. */
            assigneeName?: string;
            /** @description Note on the alert. Empty if there is none. */
            note: string;
        };
        /** @description Alerts of a user. */
        AlertList: {
            alerts: components["schemas"]["Alert"][];
        };
        /** @description Number of alerts of a user. */
        AlertSummary: {
            /** @description Number of open alerts. */
            openCount: number;
        };
        /** @description Changes to an alert. */
        AlertChange: {
            /**
             * @description Action to take. Returns 409 if the state of the alert does not allow it.
             * @enum {string}
             */
            action?: "acknowledge" | "mute" | "unmute" | "resolve" | "reopen";
            /**
             * Format: date-time
             * @description Time at which the mute ends, at most 90 days from now. Required for `mute`.
             */
            mutedUntil?: string;
            /** @description Whether to assign the alert to the caller. False removes the assignee. */
            isMine?: boolean;
            /** @description Note on the alert, at most 500 characters. */
            note?: string;
        };
        /** @description An alert rule to create or update. */
        AlertRuleDraft: {
            /** @description Name of the rule. */
            name: string;
            kind: components["schemas"]["AlertKind"];
            settings: components["schemas"]["AlertSettings"];
            /**
             * @description Whether the rule applies to all users whose role includes its kind.
             * @default false
             */
            isTeam?: boolean;
            /**
             * @description Whether the rule is evaluated.
             * @default true
             */
            isEnabled?: boolean;
            /** @description Whether an update makes the caller the owner of the rule. Team channels receive the alerts that the rule opens for its owner. */
            isMine?: boolean;
        };
        /** @description An alert rule. */
        AlertRule: {
            /** @description ID of the rule. */
            ruleId: string;
            /** @description Name of the rule. */
            name: string;
            kind: components["schemas"]["AlertKind"];
            settings: components["schemas"]["AlertSettings"];
            /** @description Whether the rule applies to all users whose role includes its kind. */
            isTeam: boolean;
            /** @description Whether the caller owns the rule. */
            isMine: boolean;
            /** @description Whether the rule is evaluated. */
            isEnabled: boolean;
            /** @description Name of the owner. */
            ownerName: string;
            /**
             * Format: date-time
             * @description Time of the last change.
             */
            updateTime: string;
            /**
             * @description Status for the caller. `incomplete` and `stopped`: see `statusReason`.
             * @enum {string}
             */
            status: "starting" | "watching" | "incomplete" | "stopped" | "disabled";
            /** @description Why the rule is incomplete or stopped. */
            statusReason?: string;
            /**
             * Format: date-time
             * @description Time of the last evaluation.
             */
            checkedTime?: string;
            /** @description Number of the caller’s open alerts. */
            openCount: number;
            /** @description IDs of the channels that the rule is delivered to and that the caller can see. */
            channelIds: string[];
            /** @description Why the team channels of the rule, which another user owns, receive nothing. For operators. */
            teamDeliveryReason?: string;
        };
        /** @description Rules that the caller can see. */
        AlertRuleList: {
            rules: components["schemas"]["AlertRule"][];
        };
        /** @description Alerts that a rule would have opened. */
        AlertPreview: {
            /** @description Number of times that the rule would have fired. */
            count: number;
            /** @description Latest 10 times that the rule would have fired. */
            firings: {
                /** @description Subject of the alert. */
                title: string;
                /** @description Details of the finding. */
                detail: string;
                /** @description Console path of the screen with details. */
                path: string;
                /**
                 * Format: date-time
                 * @description Time at which the rule would have fired.
                 */
                time: string;
            }[];
            /**
             * Format: date-time
             * @description Start of the 30 days.
             */
            sinceTime: string;
            /** @description Why findings may be missing. Absent if the preview is complete. */
            gap?: string;
        };
        /** @description Channels that a rule is delivered to. */
        AlertRuleChannels: {
            /** @description IDs of all channels of the caller that the rule is delivered to. For operators, also those of the team. */
            channelIds: string[];
        };
        /**
         * @description `webhook`: signed JSON. `slack`, `googleChat` and `teams`: webhooks in the format of the chat service.
         * @enum {string}
         */
        AlertChannelKind: "mail" | "webhook" | "slack" | "googleChat" | "teams";
        /** @description Delivery schedule of a channel. */
        AlertSchedule: {
            /**
             * @description `daily` and `weekly`: one message with all changes.
             * @enum {string}
             */
            frequency: "instant" | "daily" | "weekly";
            /** @description IANA name of the time zone, such as Europe/Berlin. */
            timeZone: string;
            /** @description Time of day at which a digest is sent, such as 08:00. */
            clock: string;
            /** @description Day of a weekly digest, from 1 (Monday) to 7 (Sunday). */
            weekday: number;
            /** @description Period in which nothing is sent. Messages are delivered after it. */
            quietHours?: {
                /** @description Start time, such as 22:00. */
                from: string;
                /** @description End time, such as 07:00. */
                to: string;
            };
        };
        /** @description An alert channel to create or update. */
        AlertChannelDraft: {
            kind: components["schemas"]["AlertChannelKind"];
            /** @description Name of the channel. */
            name: string;
            /** @description Email address or URL. Required for a new channel. If absent, the stored address stays unchanged. */
            address?: string;
            schedule: components["schemas"]["AlertSchedule"];
            /**
             * @description Whether the channel belongs to the team. Cannot be changed.
             * @default false
             */
            isTeam?: boolean;
            /**
             * @description Whether the channel delivers messages.
             * @default true
             */
            isEnabled?: boolean;
        };
        /** @description A channel to which alerts are delivered. */
        AlertChannel: {
            /** @description ID of the channel. */
            channelId: string;
            /** @description Name of the channel. */
            name: string;
            kind: components["schemas"]["AlertChannelKind"];
            /** @description Email address, or host of the webhook. The full URL is a secret. */
            target: string;
            /** @description Whether the channel belongs to the team. */
            isTeam: boolean;
            /** @description Whether the caller created the channel. */
            isMine: boolean;
            /** @description Name of the user who created the channel. */
            ownerName: string;
            /** @description Whether the channel delivers messages. */
            isEnabled: boolean;
            schedule: components["schemas"]["AlertSchedule"];
            /**
             * @description `ready`: nothing was delivered yet. `failing`: the last attempt failed. `waiting`: the owner of a rule is signed out. `withheld`: the owner of a rule can no longer see the data that the rule reads. See `lastResponse`.
             * @enum {string}
             */
            status: "ready" | "delivering" | "failing" | "waiting" | "withheld";
            /**
             * Format: date-time
             * @description Time of the last change of the status.
             */
            statusTime: string;
            /** @description Last response of the receiver, or why nothing was sent. */
            lastResponse?: string;
            /**
             * Format: date-time
             * @description Time of the last delivery.
             */
            deliveredTime?: string;
            /** @description Number of changes waiting to be delivered. */
            waitingCount: number;
            /** @description Number of changes in the last 30 days that could not be delivered. */
            failedCount: number;
            /** @description Signing key of the webhook. Present only in responses that create a channel of the kind `webhook` or rotate its secret. */
            signingSecret?: string;
        };
        /** @description Channels that the caller can see. */
        AlertChannelList: {
            channels: components["schemas"]["AlertChannel"][];
            /** @description Whether a mail server is configured. */
            hasMail: boolean;
        };
        /** @description Result of a test message. */
        AlertChannelTest: {
            /** @description Whether the receiver accepted the message. */
            isAccepted: boolean;
            /** @description First 200 characters of the response, or why there was none. */
            response: string;
            /** @description HTTP or SMTP status. Absent if there was no response. */
            status?: number;
            /** @description Duration of the test, in milliseconds. */
            durationMs: number;
        };
        /** @description An alert in a message. */
        AlertMessageEntry: {
            /** @description ID of the alert. */
            alertId: string;
            /** @description ID of the rule. */
            ruleId: string;
            /** @description Name of the rule. */
            ruleName: string;
            /**
             * @description Last change of the alert.
             * @enum {string}
             */
            change: "opened" | "resolved";
            /** @description Number of changes that the entry represents. */
            changeCount: number;
            /** @description Subject of the alert. */
            title: string;
            /** @description Details of the finding. */
            detail: string;
            /** @description URL of the console screen with details. */
            url: string;
            /**
             * Format: date-time
             * @description Time of the change.
             */
            time: string;
        };
        /** @description Body of an alert webhook. */
        AlertWebhook: {
            /**
             * @description Type of the message.
             * @enum {string}
             */
            type: "alerts.changed";
            /**
             * Format: date-time
             * @description Time of the latest change.
             */
            timestamp: string;
            /** @description Changed alerts. */
            data: {
                /** @description ID of the message, the same in every attempt. Equals the header `webhook-id`. */
                messageId: string;
                /** @description Number of changed alerts. */
                count: number;
                /** @description Latest 20 alerts. */
                alerts: components["schemas"]["AlertMessageEntry"][];
                /** @description URL of the console’s list of alerts. */
                url: string;
            };
        };
        /**
         * @description `digest`: the first 20 rows in the message itself, for approvals only. The other formats are files.
         * @enum {string}
         */
        ReportFormat: "csv" | "json" | "ndjson" | "md" | "digest";
        /** @description Schedule of a report. */
        ReportSchedule: {
            /**
             * @description Frequency of the report.
             * @enum {string}
             */
            frequency: "daily" | "weekly";
            /** @description IANA name of the time zone, such as Europe/Berlin. */
            timeZone: string;
            /** @description Time of day, such as 08:00. */
            clock: string;
            /** @description Day of a weekly report, from 1 (Monday) to 7 (Sunday). */
            weekday: number;
        };
        /** @description Source of a report: an operation that returns a list, with the filters of the list as parameters. */
        ReportSource: {
            /** @description ID of an operation of a service or the console that returns a list. */
            operationId: string;
            /** @description Parameters of the call, by name, without paging. */
            params: {
                [key: string]: string | number | boolean | string[];
            };
        };
        /** @description Destination of a report: either `channelId` or `folderId`. */
        ReportDestination: {
            /** @description ID of the alert channel. */
            channelId?: string;
            /** @description ID of the folder in which each run creates a file. */
            folderId?: string;
        };
        /** @description A report to create or update. */
        ReportDraft: {
            /** @description Name of the report. File names start with it. */
            name: string;
            source: components["schemas"]["ReportSource"];
            /** @description Console path of the list, with its filters. */
            path: string;
            format: components["schemas"]["ReportFormat"];
            destination: components["schemas"]["ReportDestination"];
            schedule: components["schemas"]["ReportSchedule"];
            /** @description Whether the report runs on schedule. */
            isEnabled: boolean;
        };
        /** @description A list that is exported and delivered on a schedule. */
        Report: {
            /** @description ID of the report. */
            reportId: string;
            /** @description Name of the report. File names start with it. */
            name: string;
            source: components["schemas"]["ReportSource"];
            /** @description Console path of the list, with its filters. */
            path: string;
            format: components["schemas"]["ReportFormat"];
            destination: components["schemas"]["ReportDestination"];
            schedule: components["schemas"]["ReportSchedule"];
            /** @description Whether the report runs on schedule. */
            isEnabled: boolean;
            /** @description Name of the channel or folder. Empty if it was deleted. */
            destinationName: string;
            /**
             * @description `scheduled`: has not run yet. `preparing`: running, or waiting for an index. `succeeded`, `failed`: result of the last run. `waiting`: the owner is signed out. `paused`: three runs in a row have failed. See `lastResult`.
             * @enum {string}
             */
            status: "scheduled" | "preparing" | "succeeded" | "failed" | "waiting" | "paused";
            /**
             * Format: date-time
             * @description Time of the next run. Absent if none is scheduled.
             */
            nextTime?: string;
            /**
             * Format: date-time
             * @description Time of the last run.
             */
            lastTime?: string;
            /** @description Result of the last run. */
            lastResult?: string;
            /** @description Number of consecutive failed runs. */
            failureCount: number;
        };
        /** @description Reports of a user. */
        ReportList: {
            /** @description Reports, oldest first. */
            reports: components["schemas"]["Report"][];
        };
        /** @description A row in a digest. */
        ReportDigestEntry: {
            /** @description Title of the row. */
            title: string;
            /** @description Due time and requester. */
            detail: string;
            /**
             * Format: uri
             * @description URL of the row in the console.
             */
            url: string;
        };
        /** @description Body of a report webhook. The header `webhook-id` identifies the run and is the same in every attempt. */
        ReportWebhook: {
            /**
             * @description Type of the message.
             * @constant
             */
            type: "report.created";
            /**
             * Format: date-time
             * @description Time at which the report was due.
             */
            timestamp: string;
            /** @description The report. */
            data: {
                /** @description ID of the report. */
                reportId: string;
                /** @description Name of the report. */
                name: string;
                format: components["schemas"]["ReportFormat"];
                /** @description Number of rows. */
                rowCount: number;
                /** @description Missing data, such as rows beyond the limit. */
                note?: string;
                /** @description Content of the file as text. Absent if larger than 1 MB, and in a digest. */
                content?: string;
                /** @description First rows of a digest. */
                entries?: components["schemas"]["ReportDigestEntry"][];
                /**
                 * Format: uri
                 * @description URL of the list in the console.
                 */
                url: string;
            };
        };
        /** @description The team’s note on the errors of a fingerprint. */
        ErrorNote: {
            /** @description ID of the fingerprint, a hash of its text. */
            fingerprintId: string;
            /** @description Whether lists of errors hide these errors by default. */
            isMuted: boolean;
            /** @description Text of the note. Empty if there is none. */
            note: string;
            /** @description Name of the user who last changed the note. */
            authorName: string;
            /**
             * Format: date-time
             * @description Time of the last change.
             */
            updateTime: string;
        };
        ErrorNoteChange: {
            /** @description Whether lists of errors hide these errors by default. */
            isMuted: boolean;
            /** @description Text of the note. Empty to remove it. */
            note: string;
        };
        ErrorNoteList: {
            /** @description Notes, newest first. */
            notes: components["schemas"]["ErrorNote"][];
        };
        /** @description A call made in the API explorer. */
        ExplorerRunDraft: {
            /** @description Operation that was called. */
            operationId: string;
            /** @description Path and query parameters, with the values that were sent for each. */
            params: {
                [key: string]: string[];
            };
            /** @description JSON body that was sent. Absent if there was none or the user chose not to save it. */
            body?: string;
            /** @description HTTP status of the response. 0 if there was no response. */
            status: number;
            /** @description Time until the response arrived, in milliseconds. */
            durationMs: number;
        };
        ExplorerRunChange: {
            /** @description Name of the run. Null removes it. */
            name?: string | null;
            isPinned?: boolean;
        };
        /** @description A saved call made in the API explorer. */
        ExplorerRun: {
            runId: string;
            /** @description Operation that was called. */
            operationId: string;
            /** @description Path and query parameters, with the values that were sent for each. */
            params: {
                [key: string]: string[];
            };
            /** @description JSON body that was sent. Absent if there was none or the user chose not to save it. */
            body?: string;
            /** @description HTTP status of the response. 0 if there was no response. */
            status: number;
            /** @description Time until the response arrived, in milliseconds. */
            durationMs: number;
            /** @description Name given by the user. */
            name?: string;
            isPinned: boolean;
            /**
             * Format: date-time
             * @description Creation time.
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
            /** @description The service is still preparing the content. Poll the operation after the number of seconds in `Retry-After`. */
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
                /** @description Topics to subscribe to: `calendarList`, `changes`, `events:{calendarId}`, `file:{fileId}`, `delayed-calls`, `jobs`, `job:{jobId}`, `watches`, `alerts`, `reports`, `index:{name}` or `saved`. */
                topic: string[];
            };
            header?: {
                /** @description ID of the last event received. The stream starts with the events after it, or with `reset` if they are unknown. */
                "Last-Event-ID"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A stream that ends with the session. The data of an `invalidation` event is a LiveInvalidation. The data of a `status` event is a LiveStatus. */
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
                /** @description `nextPageToken` of the previous page. */
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
                /** @description Subject of the user at the identity provider. */
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
                /** @description `nextPageToken` of the previous page. */
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
            /** @description Created */
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
                /** @description Returns only views of this screen. */
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
            /** @description Created */
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
                /** @description Type of the resource. */
                kind: components["schemas"]["PlaceKind"];
                /** @description ID of the resource. */
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
                /** @description Type of the resource. */
                kind: components["schemas"]["PlaceKind"];
                /** @description ID of the resource. */
                targetId: string;
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
    "bff.recents.set": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Type of the resource. */
                kind: components["schemas"]["PlaceKind"];
                /** @description ID of the resource. */
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
                /** @description Returns only decisions made at or after this time. */
                since?: string;
                /** @description Maximum number of entries per page. */
                pageSize?: number;
                /** @description `nextPageToken` of the previous page. */
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
                /** @description Includes only decisions made at or after this time. */
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
                /** @description ID of the fingerprint, a hash of its text. */
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
            /** @description Created */
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
            /** @description Created */
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
            /** @description Created */
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
                /** @description Time to check. Defaults to now. */
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
                /** @description ID of the script project. */
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
                /** @description Returns only changes of this deployment. */
                deploymentId?: string;
                /** @description Maximum number of entries per page. */
                pageSize?: number;
                /** @description `nextPageToken` of the previous page. */
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
            /** @description Created */
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
                /** @description Format of the file. Only JSON files can be verified completely. */
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
            /** @description Created */
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
                /** @description For 24 hours, a repeated request with the same key returns the first response. The same key with different content is a conflict. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DelayedCallDraft"];
            };
        };
        responses: {
            /** @description Accepted */
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
                /** @description ID of the delayed call. */
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
                /** @description ID of the delayed call. */
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
                /** @description Maximum number of entries per page. */
                pageSize?: number;
                /** @description `nextPageToken` of the previous page. */
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
                /** @description For 24 hours, a repeated request with the same key returns the first response. The same key with different content is a conflict. */
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
                /** @description Returns only items in this state. */
                state?: components["schemas"]["JobItemState"];
                /** @description Maximum number of entries per page. */
                pageSize?: number;
                /** @description `nextPageToken` of the previous page. */
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
            /** @description Created */
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
                /** @description ID of the watch. */
                watchId: string;
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
    "bff.indexes.approvals": {
        parameters: {
            query?: {
                /** @description `waiting`: waiting for the user. `snoozed`: waiting for the user, but snoozed. `started`: started by the user and in progress. `overdue`: in progress and past the due time. `decided`: approved or declined. */
                folder?: "waiting" | "snoozed" | "started" | "overdue" | "decided" | "all";
                /** @description Returns only approvals with one of these statuses. */
                status?: ("IN_PROGRESS" | "APPROVED" | "CANCELLED" | "DECLINED" | "STATUS_UNSPECIFIED")[];
                /** @description Returns only approvals with this reviewer, by email address. */
                reviewer?: string;
                /** @description Returns only approvals started by this user, by email address. */
                initiator?: string;
                /** @description Returns only approvals due at or after this time. */
                dueFrom?: string;
                /** @description Returns only approvals due before this time. */
                dueTo?: string;
                /** @description Returns only approvals approved or declined at or after this time. */
                decidedFrom?: string;
                /** @description Returns only approvals approved or declined before this time. */
                decidedTo?: string;
                /** @description If true, returns only approvals in progress in which a reviewer has requested changes and not responded since. If false, returns only the other approvals. */
                hasChangeRequest?: boolean;
                /** @description If true, returns only approvals whose file was changed after the start. If false, returns only the other approvals. */
                isChangedSince?: boolean;
                /** @description Returns only files in this shared drive; `none` for files outside shared drives. */
                driveId?: string;
                /** @description Returns only files of this type. */
                mimeType?: string;
                /** @description Returns only rows whose title contains this text, ignoring case. */
                q?: string;
                /** @description Sort order. A leading minus sign reverses it. */
                sort?: "dueTime" | "-dueTime" | "createTime" | "-createTime" | "modifyTime" | "-modifyTime" | "decidedTime" | "-decidedTime" | "title" | "-title";
                /** @description Maximum number of entries per page. */
                pageSize?: number;
                /** @description `nextPageToken` of the previous page. */
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
                /** @description Returns only requests for this role. */
                role?: "reader" | "commenter" | "writer";
                /** @description Returns only requests from this email address. */
                requester?: string;
                /** @description Returns only requests from email addresses in this domain. */
                requesterDomain?: string;
                /** @description Returns only requests created before this time. */
                createdBefore?: string;
                /** @description Returns only files in this shared drive; `none` for files outside shared drives. */
                driveId?: string;
                /** @description Returns only files of this type. */
                mimeType?: string;
                /** @description Returns only rows whose title contains this text, ignoring case. */
                q?: string;
                /** @description Sort order. A leading minus sign reverses it. */
                sort?: "createTime" | "-createTime" | "title" | "-title" | "requester" | "-requester";
                /** @description Maximum number of entries per page. */
                pageSize?: number;
                /** @description `nextPageToken` of the previous page. */
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
                /** @description Returns only access of email addresses in this domain. */
                granteeDomain?: string;
                /** @description Returns only access of this email address or domain, or of `anyone`. */
                grantee?: string;
                /** @description Returns only access of this type: user, group, domain or anyone. */
                type?: "user" | "group" | "domain" | "anyone";
                /** @description Returns only access with this role. */
                role?: "reader" | "commenter" | "writer" | "fileOrganizer" | "organizer";
                /** @description If true, returns only access with an expiry date. If false, returns only access without one. */
                expires?: "never" | "some";
                /** @description Returns only access without a decision at or after this time. The response then contains `dueCount` and `reviewedCount`. */
                reviewedBefore?: string;
                /** @description Returns only files in this shared drive; `none` for files outside shared drives. */
                driveId?: string;
                /** @description Returns only files of this type. */
                mimeType?: string;
                /** @description Returns only rows whose title contains this text, ignoring case. */
                q?: string;
                /** @description Sort order. A leading minus sign reverses it. */
                sort?: "title" | "-title" | "grantee" | "-grantee" | "expirationTime" | "-expirationTime";
                /** @description Maximum number of entries per page. */
                pageSize?: number;
                /** @description `nextPageToken` of the previous page. */
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
                /** @description Returns only people whose name or email address contains every word, ignoring case and accents. */
                q?: string;
                /** @description Returns only people, or only groups. */
                type?: "user" | "group";
                /** @description Returns only people and groups found in this source. */
                foundIn?: "files" | "drives" | "calendars" | "reviews";
                /** @description Sort order. A leading minus sign reverses it. */
                sort?: "mentions" | "-mentions" | "name" | "-name";
                /** @description Maximum number of entries per page. */
                pageSize?: number;
                /** @description `nextPageToken` of the previous page. */
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
                /** @description Returns only projects found in this source. */
                foundIn?: "drive" | "processes" | "pins";
                /** @description Returns only projects owned by this email address. */
                owner?: string;
                /** @description If true, returns only pinned projects. If false, returns only projects that are not pinned. */
                isPinned?: boolean;
                /** @description If true, returns only projects that no file search finds. If false, returns only projects that a file search finds. */
                isElsewhere?: boolean;
                /** @description Returns only files in this shared drive; `none` for files outside shared drives. */
                driveId?: string;
                /** @description Returns only rows whose title contains this text, ignoring case. */
                q?: string;
                /** @description Sort order. A leading minus sign reverses it. */
                sort?: "modifyTime" | "-modifyTime" | "lastRunTime" | "-lastRunTime" | "failures" | "-failures" | "title" | "-title";
                /** @description Maximum number of entries per page. */
                pageSize?: number;
                /** @description `nextPageToken` of the previous page. */
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
                /** @description Whether to read everything again. */
                full?: boolean;
            };
            header?: never;
            path: {
                /** @description Name of the index. */
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
                /** @description Name of the index. */
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
                /** @description Email address or subject of the user who acted. */
                actor?: string;
                /** @description Operation ID, or one of the console’s own action names, such as `session.begin`. */
                operation?: string;
                /** @description `changes`: only changes, without watch channels for live topics. `events`: only other events, such as sign-ins, views, denials and downloads of content. */
                kind?: "changes" | "events";
                /** @description Service that was called. */
                service?: "script" | "calendar" | "drive";
                /** @description ID of the resource. Also matches the resources below it: the ID of a file matches its permissions. */
                target?: string;
                /** @description Outcome of the action. */
                outcome?: components["schemas"]["AuditOutcome"];
                /** @description Start of the time range, inclusive. */
                from?: string;
                /** @description End of the time range, exclusive. */
                to?: string;
                /** @description Maximum number of entries per page. */
                pageSize?: number;
                /** @description `nextPageToken` of the previous page. */
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
                /** @description Email address or subject of the user who acted. */
                actor?: string;
                /** @description Operation ID, or one of the console’s own action names, such as `session.begin`. */
                operation?: string;
                /** @description `changes`: only changes, without watch channels for live topics. `events`: only other events, such as sign-ins, views, denials and downloads of content. */
                kind?: "changes" | "events";
                /** @description Service that was called. */
                service?: "script" | "calendar" | "drive";
                /** @description ID of the resource. Also matches the resources below it: the ID of a file matches its permissions. */
                target?: string;
                /** @description Outcome of the action. */
                outcome?: components["schemas"]["AuditOutcome"];
                /** @description Start of the time range, inclusive. */
                from?: string;
                /** @description End of the time range, exclusive. */
                to?: string;
                /** @description `ndjson` (the default): one JSON object per line. `csv`: comma-separated values with a header row. */
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
                /** @description Returns only runs of this operation. */
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
            /** @description Created */
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
                    /** @description URL to which the parts are sent. */
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
                /** @description `bytes FIRST-LAST/TOTAL`, or `bytes *\/TOTAL` to query. */
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
            /** @description Complete. The body is the file as returned by the service. */
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
            /** @description Complete. The body is the same as for 200. */
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
            /** @description Incomplete. `Range: bytes=0-LAST` is the content that the service has received; without `Range`, the service has received nothing. */
            308: {
                headers: {
                    Range?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Another request is uploading a part (retryable), or the part does not start at the end of `Range`. */
            409: {
                headers: {
                    Range?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `upload_expired`: start a new upload. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `upload_retry`: query what the service has received and resume. */
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
                /** @description File name to use if the service does not return one. */
                fileName?: string;
            };
            header?: never;
            path: {
                /** @description Name of the operation as returned by the service. Valid for 24 hours. */
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
            /** @description The service is still preparing the content. Poll the operation after the number of seconds in `Retry-After`. */
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

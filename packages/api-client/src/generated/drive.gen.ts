// Generated from the OpenAPI documents by `pnpm generate`. Do not edit.
export interface paths {
    "/about": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the caller’s account, storage and the service’s capabilities */
        get: operations["drive.about.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apps/{appId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read an app that can open files */
        get: operations["drive.apps.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the apps with which the caller can open files */
        get: operations["drive.apps.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files/{fileId}/accessproposals/{proposalId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read an access request for a file */
        get: operations["drive.accessproposals.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files/{fileId}/accessproposals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the pending access requests for a file */
        get: operations["drive.accessproposals.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files/{fileId}/accessproposals/{proposalId}:resolve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Accept or decline an access request */
        post: operations["drive.accessproposals.resolve"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files/{fileId}/approvals/{approvalId}:approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Approve a file as one of its reviewers */
        post: operations["drive.approvals.approve"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files/{fileId}/approvals/{approvalId}:cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel an approval */
        post: operations["drive.approvals.cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files/{fileId}/approvals/{approvalId}:comment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Comment on an approval without deciding */
        post: operations["drive.approvals.comment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files/{fileId}/approvals/{approvalId}:decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Decline a file as one of its reviewers */
        post: operations["drive.approvals.decline"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files/{fileId}/approvals/{approvalId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read an approval of a file */
        get: operations["drive.approvals.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files/{fileId}/approvals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the approvals of a file */
        get: operations["drive.approvals.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files/{fileId}/approvals/{approvalId}:reassign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add reviewers to an approval or replace them */
        post: operations["drive.approvals.reassign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files/{fileId}/approvals:start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Request approval of a file */
        post: operations["drive.approvals.start"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/changes/startPageToken": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a token for listing later changes */
        get: operations["drive.changes.getStartPageToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the changes since a token */
        get: operations["drive.changes.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/changes/watch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Watch the caller’s changes or a shared drive */
        post: operations["drive.changes.watch"];
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
        /** Stop a notification channel of the file storage service */
        post: operations["drive.channels.stop"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files/{fileId}/comments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the comments on a file */
        get: operations["drive.comments.list"];
        put?: never;
        /** Comment on a file */
        post: operations["drive.comments.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files/{fileId}/comments/{commentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a comment with its replies */
        get: operations["drive.comments.get"];
        put?: never;
        post?: never;
        /** Delete a comment */
        delete: operations["drive.comments.delete"];
        options?: never;
        head?: never;
        /** Change the text of a comment */
        patch: operations["drive.comments.update"];
        trace?: never;
    };
    "/files/{fileId}/comments/{commentId}/replies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the replies to a comment */
        get: operations["drive.replies.list"];
        put?: never;
        /** Reply to a comment, or resolve or reopen it */
        post: operations["drive.replies.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files/{fileId}/comments/{commentId}/replies/{replyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a reply to a comment */
        get: operations["drive.replies.get"];
        put?: never;
        post?: never;
        /** Delete a reply */
        delete: operations["drive.replies.delete"];
        options?: never;
        head?: never;
        /** Change the text of a reply */
        patch: operations["drive.replies.update"];
        trace?: never;
    };
    "/drives": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List or search shared drives */
        get: operations["drive.drives.list"];
        put?: never;
        /** Create a shared drive */
        post: operations["drive.drives.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/drives/{driveId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the metadata of a shared drive */
        get: operations["drive.drives.get"];
        put?: never;
        post?: never;
        /** Delete a shared drive */
        delete: operations["drive.drives.delete"];
        options?: never;
        head?: never;
        /** Change fields of a shared drive */
        patch: operations["drive.drives.update"];
        trace?: never;
    };
    "/drives/{driveId}/hide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Hide a shared drive from the caller’s default view */
        post: operations["drive.drives.hide"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/drives/{driveId}/unhide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Show a hidden shared drive again */
        post: operations["drive.drives.unhide"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teamdrives": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List or search team drives
         * @deprecated
         */
        get: operations["drive.teamdrives.list"];
        put?: never;
        /**
         * Create a team drive (former name of shared drives)
         * @deprecated
         */
        post: operations["drive.teamdrives.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teamdrives/{teamDriveId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the metadata of a team drive
         * @deprecated
         */
        get: operations["drive.teamdrives.get"];
        put?: never;
        post?: never;
        /**
         * Delete a team drive
         * @deprecated
         */
        delete: operations["drive.teamdrives.delete"];
        options?: never;
        head?: never;
        /**
         * Change fields of a team drive
         * @deprecated
         */
        patch: operations["drive.teamdrives.update"];
        trace?: never;
    };
    "/files/{fileId}/copy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Copy a file */
        post: operations["drive.files.copy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List and search files */
        get: operations["drive.files.list"];
        put?: never;
        /** Create a file or folder, with or without content */
        post: operations["drive.files.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files/{fileId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the metadata or the content of a file */
        get: operations["drive.files.get"];
        put?: never;
        post?: never;
        /** Delete a file forever, bypassing the trash */
        delete: operations["drive.files.delete"];
        options?: never;
        head?: never;
        /** Change a file, its content or its folder */
        patch: operations["drive.files.update"];
        trace?: never;
    };
    "/files/{fileId}/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Prepare the content of a file for download */
        post: operations["drive.files.download"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files/trash": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete everything in the trash forever */
        delete: operations["drive.files.emptyTrash"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files/{fileId}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export a document to another format */
        get: operations["drive.files.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files/generateCseToken": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a token for client-side encryption */
        get: operations["drive.files.generateCseToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files/generateIds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Generate IDs for new files */
        get: operations["drive.files.generateIds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files/{fileId}/listLabels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the labels on a file */
        get: operations["drive.files.listLabels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files/{fileId}/modifyLabels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add, change or remove the labels of a file */
        post: operations["drive.files.modifyLabels"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files/{fileId}/watch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Watch a file for changes */
        post: operations["drive.files.watch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operations/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the status of a long-running operation */
        get: operations["drive.operations.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files/{fileId}/permissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the permissions of a file or shared drive */
        get: operations["drive.permissions.list"];
        put?: never;
        /** Share a file or shared drive */
        post: operations["drive.permissions.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files/{fileId}/permissions/{permissionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a permission */
        get: operations["drive.permissions.get"];
        put?: never;
        post?: never;
        /** Remove a permission */
        delete: operations["drive.permissions.delete"];
        options?: never;
        head?: never;
        /** Change the role or expiry of a permission */
        patch: operations["drive.permissions.update"];
        trace?: never;
    };
    "/files/{fileId}/revisions/{revisionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the metadata or the content of a revision */
        get: operations["drive.revisions.get"];
        put?: never;
        post?: never;
        /** Delete a revision of a file with binary content */
        delete: operations["drive.revisions.delete"];
        options?: never;
        head?: never;
        /** Keep a revision forever, or publish it */
        patch: operations["drive.revisions.update"];
        trace?: never;
    };
    "/files/{fileId}/revisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the revisions of a file */
        get: operations["drive.revisions.list"];
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
        /** @description Details of the caller’s account and storage, and of the service. */
        About: {
            /** @description Whether the caller has installed the client. */
            appInstalled?: boolean;
            /** @description Whether the caller may create shared drives. */
            canCreateDrives?: boolean;
            /**
             * @deprecated
             * @description Former name of canCreateDrives.
             */
            canCreateTeamDrives?: boolean;
            /** @description Themes for shared drives. */
            driveThemes?: {
                /** @description URL of the background image. */
                backgroundImageLink?: string;
                /** @description Colour of the theme, as #rrggbb. */
                colorRgb?: string;
                /** @description ID of the theme. */
                id?: string;
            }[];
            /** @description Media types to which documents can be exported, by document type. */
            exportFormats?: {
                [key: string]: string[];
            };
            /** @description Colours for folders, as #rrggbb. */
            folderColorPalette?: string[];
            /** @description Document types to which content can be converted, by media type. */
            importFormats?: {
                [key: string]: string[];
            };
            /** @description Type of the resource. A constant value. */
            kind?: string;
            /** @description Maximum size of content that can be converted, in bytes, as strings by document type. */
            maxImportSizes?: {
                [key: string]: string;
            };
            /**
             * Format: int64
             * @description Maximum content size in bytes, as a string.
             */
            maxUploadSize?: string;
            /** @description Storage usage and limit. */
            storageQuota?: {
                /**
                 * Format: int64
                 * @description Storage limit in bytes, as a string. Absent if there is none.
                 */
                limit?: string;
                /**
                 * Format: int64
                 * @description Total storage used in bytes, as a string.
                 */
                usage?: string;
                /**
                 * Format: int64
                 * @description Storage used by files in bytes, as a string.
                 */
                usageInDrive?: string;
                /**
                 * Format: int64
                 * @description Storage used by the trash in bytes, as a string.
                 */
                usageInDriveTrash?: string;
            };
            /**
             * @deprecated
             * @description Former name of driveThemes.
             */
            teamDriveThemes?: {
                /** @description URL of the background image. */
                backgroundImageLink?: string;
                /** @description Colour of the theme, as #rrggbb. */
                colorRgb?: string;
                /** @description ID of the theme. */
                id?: string;
            }[];
            /** @description The caller. */
            user?: components["schemas"]["User"];
        };
        /** @description An access request for an item. */
        AccessProposal: {
            /**
             * Format: date-time
             * @description Time at which access was requested.
             */
            createTime?: string;
            /** @description ID of the item. */
            fileId?: string;
            /** @description ID of the access request. */
            proposalId?: string;
            /** @description Email address of the recipient. */
            recipientEmailAddress?: string;
            /** @description Email address of the requester. */
            requesterEmailAddress?: string;
            /** @description Message from the requester. */
            requestMessage?: string;
            /** @description The requested roles. */
            rolesAndViews?: components["schemas"]["AccessProposalRoleAndView"][];
        };
        /** @description A requested role. */
        AccessProposalRoleAndView: {
            /**
             * @description The role.
             * @enum {string}
             */
            role?: "reader" | "commenter" | "writer";
            /**
             * @description View that the role is limited to. Absent if the role is for the item itself.
             * @enum {string}
             */
            view?: "published";
        };
        /** @description A reviewer to add. */
        AddReviewer: {
            /** @description Email address of the reviewer. */
            addedReviewerEmail: string;
        };
        /** @description An app that creates or opens files. */
        App: {
            /** @description Whether the app may act for the caller. */
            authorized?: boolean;
            /** @description URL template for creating a file in a folder. */
            createInFolderTemplate?: string;
            /** @description URL for creating a file. */
            createUrl?: string;
            /** @description Whether the app may read all files. */
            hasDriveWideScope?: boolean;
            /** @description Icons of the app. */
            icons?: components["schemas"]["AppIcons"][];
            /** @description ID of the app. */
            id?: string;
            /** @description Whether the caller has installed the app. */
            installed?: boolean;
            /** @description Type of the resource. A constant value. */
            readonly kind?: string;
            /** @description Full description of the app. */
            longDescription?: string;
            /** @description Name of the app. */
            name?: string;
            /** @description Name of the app’s file type. */
            objectType?: string;
            /** @description URL template for opening files. */
            openUrlTemplate?: string;
            /** @description File extensions that the app primarily opens. */
            primaryFileExtensions?: string[];
            /** @description Media types that the app primarily opens. */
            primaryMimeTypes?: string[];
            /** @description ID of the product that the app belongs to. */
            productId?: string;
            /** @description URL of the product. */
            productUrl?: string;
            /** @description Other file extensions that the app can open. */
            secondaryFileExtensions?: string[];
            /** @description Other media types that the app can open. */
            secondaryMimeTypes?: string[];
            /** @description Short description of the app. */
            shortDescription?: string;
            /** @description Whether the app can create files. */
            supportsCreate?: boolean;
            /** @description Whether the app can import documents. */
            supportsImport?: boolean;
            /** @description Whether the app can open several files at once. */
            supportsMultiOpen?: boolean;
            /** @description Whether the app can create files offline. */
            supportsOfflineCreate?: boolean;
            /** @description Whether the app is a default app. */
            useByDefault?: boolean;
        };
        /** @description An icon of an app. */
        AppIcons: {
            /** @description Category of the icon: application, document or documentShared. */
            category?: string;
            /** @description URL of the icon. */
            iconUrl?: string;
            /** @description Width and height, in pixels. */
            size?: number;
        };
        /** @description The apps that a user can use. */
        AppList: {
            /** @description IDs of the default apps, in order of increasing priority. */
            defaultAppIds?: string[];
            /** @description The apps. */
            items?: components["schemas"]["App"][];
            /** @description Type of the resource. A constant value. */
            readonly kind?: string;
            /** @description URL of the list. */
            selfLink?: string;
        };
        /** @description An approval of a file, with the responses of its reviewers. */
        Approval: {
            /** @description ID of the approval. */
            approvalId?: string;
            /**
             * Format: date-time
             * @description End time. Absent while the approval is in progress.
             */
            completeTime?: string;
            /**
             * Format: date-time
             * @description Start time.
             */
            createTime?: string;
            /**
             * Format: date-time
             * @description Time at which responses are due.
             */
            dueTime?: string;
            /**
             * @description Effect of a content change: RESET_APPROVAL resets the approvals given so far, NO_APPROVAL_ACTION has no effect.
             * @enum {string}
             */
            fileContentChangeBehavior?: "FILE_CONTENT_CHANGE_BEHAVIOR_UNSPECIFIED" | "RESET_APPROVAL" | "NO_APPROVAL_ACTION";
            /** @description User who started the approval. */
            initiator?: components["schemas"]["User"];
            /** @description Type of the resource. A constant value. */
            kind?: string;
            /**
             * Format: date-time
             * @description Time of the last change to the approval.
             */
            modifyTime?: string;
            /** @description The reviewers and their responses. */
            reviewerResponses?: components["schemas"]["ReviewerResponse"][];
            /**
             * @description Status of the approval.
             * @enum {string}
             */
            status?: "STATUS_UNSPECIFIED" | "IN_PROGRESS" | "APPROVED" | "CANCELLED" | "DECLINED";
            /** @description ID of the file. */
            targetFileId?: string;
        };
        /** @description A page of approvals. */
        ApprovalList: {
            /** @description The approvals of this page. Only included if requested by fields. */
            items?: components["schemas"]["Approval"][];
            /** @description Type of the resource. A constant value. */
            kind?: string;
            /** @description Token of the next page. Absent on the last page. */
            nextPageToken?: string;
        };
        /** @description Message for an approval. */
        ApproveApprovalRequest: {
            /** @description Message to everyone involved in the approval. */
            message?: string;
        };
        /** @description Message for a cancellation. */
        CancelApprovalRequest: {
            /** @description Message to everyone involved in the approval. */
            message?: string;
        };
        /** @description The latest change of a file or shared drive. */
        Change: {
            /**
             * @description Type of the changed resource.
             * @enum {string}
             */
            changeType?: "file" | "drive";
            /** @description Current state of the shared drive. Absent if it was removed. */
            drive?: components["schemas"]["Drive"];
            /** @description ID of the shared drive. */
            driveId?: string;
            /** @description Current state of the file. Absent if it was removed. */
            file?: components["schemas"]["File"];
            /** @description ID of the file. */
            fileId?: string;
            /** @description Type of the resource. A constant value. */
            kind?: string;
            /** @description Whether the file or drive was deleted, or the caller lost access to it. */
            removed?: boolean;
            /**
             * @deprecated
             * @description Former name of drive.
             */
            teamDrive?: components["schemas"]["TeamDrive"];
            /**
             * @deprecated
             * @description Former name of driveId.
             */
            teamDriveId?: string;
            /**
             * Format: date-time
             * @description Time of the change.
             */
            time?: string;
            /**
             * @deprecated
             * @description Former name of changeType.
             * @enum {string}
             */
            type?: "file" | "drive" | "teamDrive";
        };
        /** @description A page of changes. */
        ChangeList: {
            /** @description The changes of this page, oldest first. */
            changes?: components["schemas"]["Change"][];
            /** @description Type of the resource. A constant value. */
            kind?: string;
            /** @description Token for listing later changes. Only on the last page. */
            newStartPageToken?: string;
            /** @description Token of the next page. Absent on the last page. */
            nextPageToken?: string;
        };
        /** @description A subscription to notifications of file changes. */
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
            /** @description Additional parameters. */
            params?: {
                [key: string]: string;
            };
            /** @description Ignored. */
            payload?: boolean;
            /** @description ID of the watched resource. */
            resourceId?: string;
            /** @description URL of the watched resource. */
            resourceUri?: string;
            /** @description Arbitrary string that is sent with each notification. */
            token?: string;
            /** @description Delivery type: web_hook. */
            type?: string;
        };
        /** @description Client-side encryption details of a file. */
        ClientEncryptionDetails: {
            /** @description Metadata for decrypting the content. */
            decryptionMetadata?: components["schemas"]["DecryptionMetadata"];
            /** @description Encryption state of the content. */
            encryptionState?: string;
        };
        /** @description A comment on a file, with its replies. */
        Comment: {
            /** @description Anchor of the comment in the content, defined by the client. Immutable. */
            anchor?: string;
            /** @description Email address of the assignee. */
            readonly assigneeEmailAddress?: string;
            /** @description Author. */
            readonly author?: components["schemas"]["User"];
            /** @description The text. */
            content?: string;
            /**
             * Format: date-time
             * @description Creation time.
             */
            readonly createdTime?: string;
            /** @description Whether it was deleted. If so, it has no content. */
            readonly deleted?: boolean;
            /** @description The text, as HTML. */
            readonly htmlContent?: string;
            /** @description ID of the comment. */
            readonly id?: string;
            /** @description Type of the resource. A constant value. */
            readonly kind?: string;
            /** @description Email addresses of the mentioned users. */
            readonly mentionedEmailAddresses?: string[];
            /**
             * Format: date-time
             * @description Time of the last change to the comment or a reply.
             */
            readonly modifiedTime?: string;
            /** @description The quoted content. */
            quotedFileContent?: {
                /** @description Media type of the quoted content. */
                mimeType?: string;
                /** @description The quoted content. */
                value?: string;
            };
            /** @description The replies, oldest first. */
            readonly replies?: components["schemas"]["Reply"][];
            /** @description Whether the comment was resolved by a reply. */
            readonly resolved?: boolean;
        };
        /** @description A comment on an approval. */
        CommentApprovalRequest: {
            /** @description Message to everyone involved in the approval. Required. */
            message: string;
        };
        /** @description A page of comments. */
        CommentList: {
            /** @description The comments of this page. */
            comments?: components["schemas"]["Comment"][];
            /** @description Type of the resource. A constant value. */
            kind?: string;
            /** @description Token of the next page. Absent on the last page. */
            nextPageToken?: string;
        };
        /** @description A restriction that prevents changes to the content of a file. */
        ContentRestriction: {
            /** @description Whether only owners and organizers may remove the restriction. */
            ownerRestricted?: boolean;
            /** @description Whether the content is read-only. */
            readOnly?: boolean;
            /** @description Why. */
            reason?: string;
            /** @description User who set the restriction. */
            readonly restrictingUser?: components["schemas"]["User"];
            /**
             * Format: date-time
             * @description Time at which the restriction was set.
             */
            readonly restrictionTime?: string;
            /** @description Whether the restriction was set by the service and cannot be removed by users. */
            readonly systemRestricted?: boolean;
            /** @description Type of the restriction: globalContentRestriction. */
            readonly type?: string;
        };
        /** @description Message for a decline. */
        DeclineApprovalRequest: {
            /** @description Message to everyone involved in the approval. */
            message?: string;
        };
        /** @description Metadata for decrypting a file. */
        DecryptionMetadata: {
            /** @description Chunk size of the encryption. */
            aes256GcmChunkSize?: string;
            /** @description Hash of the resource key, in Base64. */
            encryptionResourceKeyHash?: string;
            /** @description Signed token for the key service. */
            jwt?: string;
            /**
             * Format: int64
             * @description ID of the key service, an integer as a string.
             */
            kaclsId?: string;
            /** @description Name of the key service. */
            kaclsName?: string;
            /** @description Format of the unwrapped key. */
            keyFormat?: string;
            /** @description The wrapped key, in Base64. */
            wrappedKey?: string;
        };
        /** @description Restrictions on downloading, printing and copying. */
        DownloadRestriction: {
            /** @description Whether readers and commenters are restricted. */
            restrictedForReaders?: boolean;
            /** @description Whether writers are restricted. If so, readers are also restricted. */
            restrictedForWriters?: boolean;
        };
        /** @description Download restrictions of a file. */
        DownloadRestrictionsMetadata: {
            /** @description The effective restriction, including that of the drive. */
            effectiveDownloadRestrictionWithContext?: components["schemas"]["DownloadRestriction"];
            /** @description The restriction set on the file itself. */
            itemDownloadRestriction?: components["schemas"]["DownloadRestriction"];
        };
        /** @description A drive whose files belong to an organisation instead of a user. */
        Drive: {
            /** @description Background image of the drive. An update replaces the whole object. Never returned. */
            backgroundImageFile?: {
                /** @description ID of an image file. */
                id?: string;
                /** @description Width of the visible part, as a fraction of the image from 0 to 1. */
                width?: number;
                /** @description Left edge of the visible part, from 0 to 1. */
                xCoordinate?: number;
                /** @description Top edge of the visible part, from 0 to 1. */
                yCoordinate?: number;
            };
            /** @description URL of the drive’s background image. */
            readonly backgroundImageLink?: string;
            /** @description Capabilities of the caller. */
            readonly capabilities?: {
                /** @description Whether the caller may add items. */
                canAddChildren?: boolean;
                /** @description Whether the caller may change copyRequiresWriterPermission. */
                canChangeCopyRequiresWriterPermissionRestriction?: boolean;
                /** @description Whether the caller may change domainUsersOnly. */
                canChangeDomainUsersOnlyRestriction?: boolean;
                /** @description Whether the caller may change downloadRestriction. */
                canChangeDownloadRestriction?: boolean;
                /** @description Whether the caller may change the background image. */
                canChangeDriveBackground?: boolean;
                /** @description Whether the caller may change driveMembersOnly. */
                canChangeDriveMembersOnlyRestriction?: boolean;
                /** @description Whether the caller may change sharingFoldersRequiresOrganizerPermission. */
                canChangeSharingFoldersRequiresOrganizerPermissionRestriction?: boolean;
                /** @description Whether the caller may comment on files. */
                canComment?: boolean;
                /** @description Whether the caller may copy files. */
                canCopy?: boolean;
                /** @description Whether the caller may delete items forever. */
                canDeleteChildren?: boolean;
                /** @description Whether the caller may delete the drive. */
                canDeleteDrive?: boolean;
                /** @description Whether the caller may download files. */
                canDownload?: boolean;
                /** @description Whether the caller may edit files. */
                canEdit?: boolean;
                /** @description Whether the caller may list the items. */
                canListChildren?: boolean;
                /** @description Whether the caller may add and remove members. */
                canManageMembers?: boolean;
                /** @description Whether the caller may read the revisions of files. */
                canReadRevisions?: boolean;
                /** @description Whether the caller may rename files and folders. */
                canRename?: boolean;
                /** @description Whether the caller may rename the drive. */
                canRenameDrive?: boolean;
                /** @description Whether the caller may reset the restrictions. */
                canResetDriveRestrictions?: boolean;
                /** @description Whether the caller may share files and folders. */
                canShare?: boolean;
                /** @description Whether the caller may trash items. */
                canTrashChildren?: boolean;
            };
            /** @description Colour of the drive, as #rrggbb. Cannot be combined with a theme. */
            colorRgb?: string;
            /**
             * Format: date-time
             * @description Creation time.
             */
            readonly createdTime?: string;
            /** @description Whether the caller has hidden the drive from the default view. */
            readonly hidden?: boolean;
            /** @description ID of the drive, which is also the ID of its root folder. */
            readonly id?: string;
            /** @description Type of the resource. A constant value. */
            readonly kind?: string;
            /** @description Name of the drive. */
            name?: string;
            /** @description ID of the organisational unit. Only for administrators. */
            readonly orgUnitId?: string;
            /** @description Restrictions on all items of the drive. */
            restrictions?: {
                /** @description Whether only administrators may change the restrictions. */
                adminManagedRestrictions?: boolean;
                /** @description Whether readers and commenters cannot copy, print or download. */
                copyRequiresWriterPermission?: boolean;
                /** @description Whether only users of the organisation can have access. */
                domainUsersOnly?: boolean;
                /** @description Restrictions on downloading, printing and copying. */
                downloadRestriction?: components["schemas"]["DownloadRestriction"];
                /** @description Whether only members of the drive can access its items. */
                driveMembersOnly?: boolean;
                /** @description Whether only organizers may share folders. */
                sharingFoldersRequiresOrganizerPermission?: boolean;
            };
            /** @description ID of the theme for the image and colour. Never returned. */
            themeId?: string;
        };
        /** @description A page of shared drives. */
        DriveList: {
            /** @description The drives of this page. */
            drives?: components["schemas"]["Drive"][];
            /** @description Type of the resource. A constant value. */
            kind?: string;
            /** @description Token of the next page. Absent on the last page. */
            nextPageToken?: string;
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
        /** @description A file, a folder or a shortcut. */
        File: {
            /** @description Values that are visible only to the client that set them, by key. null removes a value. */
            appProperties?: {
                [key: string]: string;
            };
            /** @description Capabilities of the caller. */
            readonly capabilities?: {
                /** @description Whether the caller may accept an offer of ownership. */
                canAcceptOwnership?: boolean;
                /** @description Whether the caller may let language models read the file. */
                canAccessViaGenAi?: boolean;
                /** @description Whether the caller may add items to the folder. */
                canAddChildren?: boolean;
                /** @description Whether the caller may move folders of other drives into the folder. */
                canAddFolderFromAnotherDrive?: boolean;
                /** @description Whether the caller may add a parent in My Drive. */
                canAddMyDriveParent?: boolean;
                /** @description Whether the caller may change copyRequiresWriterPermission. */
                canChangeCopyRequiresWriterPermission?: boolean;
                /** @description Whether the caller may change the download restriction. */
                canChangeItemDownloadRestriction?: boolean;
                /** @description Whether the caller may change securityUpdateEnabled. */
                canChangeSecurityUpdateEnabled?: boolean;
                /** @description Whether the caller may change viewersCanCopyContent. */
                canChangeViewersCanCopyContent?: boolean;
                /** @description Whether the caller may comment. */
                canComment?: boolean;
                /** @description Whether the caller may copy the file. */
                canCopy?: boolean;
                /** @description Whether the caller may delete the item forever. */
                canDelete?: boolean;
                /** @description Whether the caller may delete items of the folder forever. */
                canDeleteChildren?: boolean;
                /** @description Whether the caller may limit access to the folder. */
                canDisableInheritedPermissions?: boolean;
                /** @description Whether the caller may download the content. */
                canDownload?: boolean;
                /** @description Whether the caller may edit the file. */
                canEdit?: boolean;
                /** @description Whether the caller may remove limited access from the folder. */
                canEnableInheritedPermissions?: boolean;
                /** @description Whether the caller may list the items of the folder. */
                canListChildren?: boolean;
                /** @description Whether the caller may change the content. */
                canModifyContent?: boolean;
                /** @description Whether the caller may change the content restriction. */
                canModifyContentRestriction?: boolean;
                /** @description Whether the caller may set a content restriction that all editors can remove. */
                canModifyEditorContentRestriction?: boolean;
                /** @description Whether the caller may change the labels. */
                canModifyLabels?: boolean;
                /** @description Whether the caller may set a content restriction that only owners can remove. */
                canModifyOwnerContentRestriction?: boolean;
                /** @description Whether the caller may move items of the folder out of the drive. */
                canMoveChildrenOutOfDrive?: boolean;
                /** @description Whether the caller may move items of the folder out of the drive. */
                canMoveChildrenOutOfTeamDrive?: boolean;
                /** @description Whether the caller may move items of the folder within the drive. */
                canMoveChildrenWithinDrive?: boolean;
                /** @description Whether the caller may move items of the folder within the drive. */
                canMoveChildrenWithinTeamDrive?: boolean;
                /** @description Whether the caller may move the item into a shared drive. */
                canMoveItemIntoTeamDrive?: boolean;
                /** @description Whether the caller may move the item out of its drive. */
                canMoveItemOutOfDrive?: boolean;
                /** @description Whether the caller may move the item out of its drive. */
                canMoveItemOutOfTeamDrive?: boolean;
                /** @description Whether the caller may move the item within its drive. */
                canMoveItemWithinDrive?: boolean;
                /** @description Whether the caller may move the item within its drive. */
                canMoveItemWithinTeamDrive?: boolean;
                /** @description Whether the caller may move the item. Only for items of shared drives. */
                canMoveTeamDriveItem?: boolean;
                /** @description Whether the caller may read the drive of the item. */
                canReadDrive?: boolean;
                /** @description Whether the caller may read the labels. */
                canReadLabels?: boolean;
                /** @description Whether the caller may read the revisions. */
                canReadRevisions?: boolean;
                /** @description Whether the caller may read the drive of the item. */
                canReadTeamDrive?: boolean;
                /** @description Whether the caller may remove items from the folder. */
                canRemoveChildren?: boolean;
                /** @description Whether the caller may remove the content restriction. */
                canRemoveContentRestriction?: boolean;
                /** @description Whether the caller may remove the item from its folder in My Drive. */
                canRemoveMyDriveParent?: boolean;
                /** @description Whether the caller may rename the item. */
                canRename?: boolean;
                /** @description Whether the caller may share the item. */
                canShare?: boolean;
                /** @description Whether the caller may start an approval. */
                canStartApproval?: boolean;
                /** @description Whether the caller may trash the item. */
                canTrash?: boolean;
                /** @description Whether the caller may trash items of the folder. */
                canTrashChildren?: boolean;
                /** @description Whether the caller may restore the item from the trash. */
                canUntrash?: boolean;
            };
            /** @description Client-side encryption details. */
            clientEncryptionDetails?: components["schemas"]["ClientEncryptionDetails"];
            /** @description Hints for displaying and finding the file. Never returned. */
            contentHints?: {
                /** @description Text to index for searches, at most 128 KB. */
                indexableText?: string;
                /** @description Thumbnail of the file. */
                thumbnail?: {
                    /** @description The image, in URL-safe Base64. */
                    image?: string;
                    /** @description Media type of the image. */
                    mimeType?: string;
                };
            };
            /** @description Content restrictions, at most one. */
            contentRestrictions?: components["schemas"]["ContentRestriction"][];
            /** @description Whether readers and commenters cannot copy, print or download. */
            copyRequiresWriterPermission?: boolean;
            /** @description Creation time (RFC 3339). */
            createdTime?: string;
            /** @description Description of the file. */
            description?: string;
            /** @description Download restrictions of the file. */
            downloadRestrictions?: components["schemas"]["DownloadRestrictionsMetadata"];
            /** @description ID of the shared drive that contains the file. */
            readonly driveId?: string;
            /** @description Whether the file itself was trashed, and not only a folder that contains it. */
            readonly explicitlyTrashed?: boolean;
            /** @description URLs of the content in other formats, by media type. */
            readonly exportLinks?: {
                [key: string]: string;
            };
            /** @description Last part of the file extension. */
            readonly fileExtension?: string;
            /** @description Colour of the folder, as #rrggbb. */
            folderColorRgb?: string;
            /** @description Full file extension, such as tar.gz. */
            readonly fullFileExtension?: string;
            /** @description Whether the item of a shared drive was shared beyond its members. */
            readonly hasAugmentedPermissions?: boolean;
            /** @description Whether the file has a thumbnail. */
            readonly hasThumbnail?: boolean;
            /** @description ID of the latest revision. */
            readonly headRevisionId?: string;
            /** @description URL of an icon for the file type. */
            readonly iconLink?: string;
            /** @description ID of the file. */
            id?: string;
            /** @description Metadata of an image. */
            readonly imageMediaMetadata?: {
                /** @description Aperture, as an f-number. */
                aperture?: number;
                /** @description Camera make. */
                cameraMake?: string;
                /** @description Camera model. */
                cameraModel?: string;
                /** @description Colour space. */
                colorSpace?: string;
                /** @description Exposure bias, as an APEX value. */
                exposureBias?: number;
                /** @description Exposure mode. */
                exposureMode?: string;
                /** @description Exposure time, in seconds. */
                exposureTime?: number;
                /** @description Whether the flash was used. */
                flashUsed?: boolean;
                /** @description Focal length, in millimetres. */
                focalLength?: number;
                /** @description Height, in pixels. */
                height?: number;
                /** @description ISO speed. */
                isoSpeed?: number;
                /** @description Lens. */
                lens?: string;
                /** @description Location where the image was taken. */
                location?: {
                    /** @description Altitude, in metres. */
                    altitude?: number;
                    /** @description Latitude, in degrees. */
                    latitude?: number;
                    /** @description Longitude, in degrees. */
                    longitude?: number;
                };
                /** @description Smallest f-number of the lens. */
                maxApertureValue?: number;
                /** @description Metering mode. */
                meteringMode?: string;
                /** @description Number of clockwise quarter turns from the stored orientation. */
                rotation?: number;
                /** @description Sensor type. */
                sensor?: string;
                /** @description Distance of the subject, in metres. */
                subjectDistance?: number;
                /** @description Time at which the image was taken, as written by the camera. */
                time?: string;
                /** @description White balance. */
                whiteBalance?: string;
                /** @description Width, in pixels. */
                width?: number;
            };
            /** @description Whether only users with direct access can open the folder. */
            inheritedPermissionsDisabled?: boolean;
            /** @description Whether the client created or opened the file. */
            readonly isAppAuthorized?: boolean;
            /** @description Type of the resource. A constant value. */
            readonly kind?: string;
            /** @description Labels on the file. */
            readonly labelInfo?: {
                /** @description The labels requested by includeLabels. */
                labels?: components["schemas"]["Label"][];
            };
            /** @description User who last changed the file. */
            readonly lastModifyingUser?: components["schemas"]["User"];
            /** @description Link sharing settings. */
            linkShareMetadata?: {
                /** @description Whether links can require a resource key. */
                securityUpdateEligible?: boolean;
                /** @description Whether links require a resource key. */
                securityUpdateEnabled?: boolean;
            };
            /** @description MD5 of the content, in hexadecimal. */
            readonly md5Checksum?: string;
            /** @description Media type of the content, or document type. */
            mimeType?: string;
            /** @description Whether the caller has changed the file. */
            readonly modifiedByMe?: boolean;
            /**
             * Format: date-time
             * @description Time of the caller’s last change.
             */
            readonly modifiedByMeTime?: string;
            /** @description Time of the last change by any user (RFC 3339). */
            modifiedTime?: string;
            /** @description Name of the file. Not necessarily unique. */
            name?: string;
            /** @description File name of the uploaded content. */
            originalFilename?: string;
            /** @description Whether the caller owns the file. */
            readonly ownedByMe?: boolean;
            /** @description The owner. Absent for items of shared drives. */
            readonly owners?: components["schemas"]["User"][];
            /** @description ID of the parent folder. To change it, use addParents and removeParents. */
            parents?: string[];
            /** @description IDs of the permissions. */
            readonly permissionIds?: string[];
            /** @description Permissions. Only for callers who can share the file. */
            readonly permissions?: components["schemas"]["Permission"][];
            /** @description Values that are visible to all clients, by key. null removes a value. */
            properties?: {
                [key: string]: string;
            };
            /**
             * Format: int64
             * @description Storage quota used in bytes, as a string.
             */
            readonly quotaBytesUsed?: string;
            /** @description Resource key for links to the file. */
            readonly resourceKey?: string;
            /** @description SHA-1 of the content, in hexadecimal. */
            readonly sha1Checksum?: string;
            /** @description SHA-256 of the content, in hexadecimal. */
            readonly sha256Checksum?: string;
            /** @description Whether other users have access. */
            readonly shared?: boolean;
            /**
             * Format: date-time
             * @description Time at which the file was shared with the caller.
             */
            readonly sharedWithMeTime?: string;
            /** @description User who shared the file with the caller. */
            readonly sharingUser?: components["schemas"]["User"];
            /** @description Target of a shortcut. */
            shortcutDetails?: {
                /** @description ID of the target. Immutable. */
                targetId?: string;
                /** @description Media type of the target at the creation time of the shortcut. */
                targetMimeType?: string;
                /** @description Resource key for links to the target. */
                targetResourceKey?: string;
            };
            /**
             * Format: int64
             * @description Content size in bytes, as a string.
             */
            readonly size?: string;
            /** @description Spaces that contain the file: drive or appDataFolder. */
            readonly spaces?: string[];
            /** @description Whether the caller has starred the file. */
            starred?: boolean;
            /**
             * @deprecated
             * @description Former name of driveId.
             */
            readonly teamDriveId?: string;
            /** @description URL of a thumbnail of the file. Valid for a few hours. */
            readonly thumbnailLink?: string;
            /**
             * Format: int64
             * @description Version of the thumbnail, as a string.
             */
            readonly thumbnailVersion?: string;
            /** @description Whether the file or a folder that contains it is in the trash. */
            trashed?: boolean;
            /**
             * Format: date-time
             * @description Time at which the item was trashed. Only for items of shared drives.
             */
            readonly trashedTime?: string;
            /** @description User who trashed the item. Only for items of shared drives. */
            readonly trashingUser?: components["schemas"]["User"];
            /**
             * Format: int64
             * @description Version number, as a string. Increases with every change.
             */
            readonly version?: string;
            /** @description Metadata of a video. */
            readonly videoMediaMetadata?: {
                /**
                 * Format: int64
                 * @description Duration in milliseconds, as a string.
                 */
                durationMillis?: string;
                /** @description Height, in pixels. */
                height?: number;
                /** @description Width, in pixels. */
                width?: number;
            };
            /** @description Whether the caller has viewed the file. */
            readonly viewedByMe?: boolean;
            /** @description Time at which the caller last viewed the file (RFC 3339). */
            viewedByMeTime?: string;
            /**
             * @deprecated
             * @description Former setting, the inverse of copyRequiresWriterPermission.
             */
            viewersCanCopyContent?: boolean;
            /** @description URL for downloading the content in a browser. */
            readonly webContentLink?: string;
            /** @description URL for viewing the file in a browser. */
            readonly webViewLink?: string;
            /** @description Whether writers may share the file. */
            writersCanShare?: boolean;
        };
        /** @description A page of files. */
        FileList: {
            /** @description The files of this page. */
            files?: components["schemas"]["File"][];
            /** @description Whether some drives could not be searched. */
            incompleteSearch?: boolean;
            /** @description Type of the resource. A constant value. */
            kind?: string;
            /** @description Token of the next page. Absent on the last page. */
            nextPageToken?: string;
        };
        /** @description A token for client-side encryption. */
        GenerateCseTokenResponse: {
            /**
             * Format: int64
             * @description ID of the key service, an integer as a string.
             */
            currentKaclsId?: string;
            /** @description Name of the key service. */
            currentKaclsName?: string;
            /** @description ID of the file that the token is for. */
            fileId?: string;
            /** @description The signed token. */
            jwt?: string;
            /** @description Type of the resource. A constant value. */
            readonly kind?: string;
        };
        /** @description IDs for creating files. */
        GeneratedIds: {
            /** @description The IDs. */
            ids?: string[];
            /** @description Type of the resource. A constant value. */
            kind?: string;
            /** @description Space in which the IDs can be used. */
            space?: string;
        };
        /** @description A label on a file. */
        Label: {
            /** @description Field values of the label, by field ID. */
            fields?: {
                [key: string]: components["schemas"]["LabelField"];
            };
            /** @description ID of the label. */
            id?: string;
            /** @description Type of the resource. A constant value. */
            kind?: string;
            /** @description Revision ID of the label definition. */
            revisionId?: string;
        };
        /** @description The value of a label field. */
        LabelField: {
            /** @description Dates, as yyyy-mm-dd. */
            dateString?: string[];
            /** @description ID of the field. */
            id?: string;
            /** @description Integers, as strings. */
            integer?: string[];
            /** @description Type of the resource. A constant value. */
            kind?: string;
            /** @description IDs of the choices. */
            selection?: string[];
            /** @description Texts. */
            text?: string[];
            /** @description People. */
            user?: components["schemas"]["User"][];
            /**
             * @description Type of the value, which determines the field that contains it.
             * @enum {string}
             */
            valueType?: "dateString" | "integer" | "selection" | "text" | "user";
        };
        /** @description A change to a label field. */
        LabelFieldModification: {
            /** @description ID of the field. */
            fieldId: string;
            /** @description Type of the resource. A constant value. */
            kind?: string;
            /** @description New dates, as yyyy-mm-dd. */
            setDateValues?: string[];
            /** @description New integers, as strings. */
            setIntegerValues?: string[];
            /** @description IDs of the new choices. */
            setSelectionValues?: string[];
            /** @description The new text. */
            setTextValues?: string[];
            /** @description Email addresses of the new users. */
            setUserValues?: string[];
            /** @description Whether to clear the value. */
            unsetValues?: boolean;
        };
        /** @description A page of the labels on a file. */
        LabelList: {
            /** @description Type of the resource. A constant value. */
            kind?: string;
            /** @description The labels of this page. */
            labels?: components["schemas"]["Label"][];
            /** @description Token of the next page. Absent on the last page. */
            nextPageToken?: string;
        };
        /** @description A change to a label of a file. */
        LabelModification: {
            /** @description Changes to the fields of the label. */
            fieldModifications?: components["schemas"]["LabelFieldModification"][];
            /** @description Type of the resource. A constant value. */
            kind?: string;
            /** @description ID of the label. The label is added if the file does not have it. */
            labelId: string;
            /** @description Whether to remove the label from the file. */
            removeLabel?: boolean;
        };
        /** @description A page of access requests. */
        ListAccessProposalsResponse: {
            /** @description The pending requests of this page. */
            accessProposals?: components["schemas"]["AccessProposal"][];
            /** @description Token of the next page. Absent on the last page. */
            nextPageToken?: string;
        };
        /** @description Changes to the labels of a file, applied atomically. */
        ModifyLabelsRequest: {
            /** @description Type of the resource. A constant value. */
            kind?: string;
            /** @description The changes, one per label. */
            labelModifications?: components["schemas"]["LabelModification"][];
        };
        /** @description The changed labels of a file. */
        ModifyLabelsResponse: {
            /** @description Type of the resource. A constant value. */
            kind?: string;
            /** @description The labels that were added or changed. */
            modifiedLabels?: components["schemas"]["Label"][];
        };
        /** @description A long-running operation. When done, it has either a response or an error. */
        Operation: {
            /** @description Whether the operation is done. */
            done?: boolean;
            /** @description Error of a failed operation. */
            error?: components["schemas"]["Status"];
            /** @description Metadata of the operation, with its @type. */
            metadata?: {
                [key: string]: unknown;
            };
            /** @description Name of the operation. */
            name?: string;
            /** @description Result of the operation, with its @type. */
            response?: {
                [key: string]: unknown;
            };
        };
        /** @description Access of a user, group, organisation or everyone to an item. */
        Permission: {
            /** @description Whether the item can be found by searches. Only for organisations and everyone. */
            allowFileDiscovery?: boolean;
            /** @description Whether the account was deleted. */
            readonly deleted?: boolean;
            /** @description Display name. */
            readonly displayName?: string;
            /** @description Domain whose users have access. Set only on creation. */
            domain?: string;
            /** @description Email address of the user or group. Set only on creation. */
            emailAddress?: string;
            /**
             * Format: date-time
             * @description Expiry time of the permission. Only for users and groups.
             */
            expirationTime?: string;
            /** @description ID of the permission. The same on all items. */
            readonly id?: string;
            /** @description Whether the folder has limited access. */
            inheritedPermissionsDisabled?: boolean;
            /** @description Type of the resource. A constant value. */
            readonly kind?: string;
            /** @description Whether the user has a pending offer of ownership. */
            pendingOwner?: boolean;
            /** @description The grants that the permission consists of. */
            readonly permissionDetails?: {
                /**
                 * @description Type of the grant: on an item, or a membership of the drive.
                 * @enum {string}
                 */
                permissionType?: "file" | "member";
                /**
                 * @description Role of the grant.
                 * @enum {string}
                 */
                role?: "owner" | "organizer" | "fileOrganizer" | "writer" | "commenter" | "reader";
                /** @description Whether the grant is inherited. */
                inherited?: boolean;
                /** @description ID of the folder or shared drive from which the grant is inherited. */
                inheritedFrom?: string;
            }[];
            /** @description URL of the profile photo. */
            readonly photoLink?: string;
            /**
             * @description Role granted by the permission.
             * @enum {string}
             */
            role?: "owner" | "organizer" | "fileOrganizer" | "writer" | "commenter" | "reader";
            /**
             * @deprecated
             * @description Former name of permissionDetails.
             */
            readonly teamDrivePermissionDetails?: {
                /**
                 * @description Type of the grant: on an item, or a membership of the drive.
                 * @enum {string}
                 */
                teamDrivePermissionType?: "file" | "member";
                /**
                 * @description Role of the grant.
                 * @enum {string}
                 */
                role?: "owner" | "organizer" | "fileOrganizer" | "writer" | "commenter" | "reader";
                /** @description Whether the grant is inherited. */
                inherited?: boolean;
                /** @description ID of the folder or shared drive from which the grant is inherited. */
                inheritedFrom?: string;
            }[];
            /**
             * @description Type of the grantee.
             * @enum {string}
             */
            type?: "user" | "group" | "domain" | "anyone";
            /**
             * @description View that the permission applies to. Absent for the item itself.
             * @enum {string}
             */
            view?: "published" | "metadata";
        };
        /** @description A page of permissions. */
        PermissionList: {
            /** @description Type of the resource. A constant value. */
            kind?: string;
            /** @description Token of the next page. Absent on the last page. */
            nextPageToken?: string;
            /** @description The permissions of this page. */
            permissions?: components["schemas"]["Permission"][];
        };
        /** @description Reviewers to add or replace. At least one entry is required. */
        ReassignApprovalRequest: {
            /** @description Reviewers to add. */
            addReviewers?: components["schemas"]["AddReviewer"][];
            /** @description Message to everyone involved in the approval. */
            message?: string;
            /** @description Reviewers to replace. They must not have responded yet. */
            replaceReviewers?: components["schemas"]["ReplaceReviewer"][];
        };
        /** @description A reviewer to replace. */
        ReplaceReviewer: {
            /** @description Email address of the new reviewer. */
            addedReviewerEmail: string;
            /** @description Email address of the replaced reviewer. */
            removedReviewerEmail: string;
        };
        /** @description A reply to a comment. */
        Reply: {
            /**
             * @description Action on the comment.
             * @enum {string}
             */
            action?: "resolve" | "reopen";
            /** @description Email address of the assignee. */
            readonly assigneeEmailAddress?: string;
            /** @description Author. */
            readonly author?: components["schemas"]["User"];
            /** @description The text. Optional only if the reply resolves or reopens the comment. */
            content?: string;
            /**
             * Format: date-time
             * @description Creation time.
             */
            readonly createdTime?: string;
            /** @description Whether it was deleted. If so, it has no content. */
            readonly deleted?: boolean;
            /** @description The text, as HTML. */
            readonly htmlContent?: string;
            /** @description ID of the reply. */
            readonly id?: string;
            /** @description Type of the resource. A constant value. */
            readonly kind?: string;
            /** @description Email addresses of the mentioned users. */
            readonly mentionedEmailAddresses?: string[];
            /**
             * Format: date-time
             * @description Time of the last change.
             */
            readonly modifiedTime?: string;
        };
        /** @description A page of replies. */
        ReplyList: {
            /** @description Type of the resource. A constant value. */
            kind?: string;
            /** @description Token of the next page. Absent on the last page. */
            nextPageToken?: string;
            /** @description The replies of this page, oldest first. */
            replies?: components["schemas"]["Reply"][];
        };
        /** @description The decision on an access request. */
        ResolveAccessProposalRequest: {
            /**
             * @description Whether to grant access. Required.
             * @enum {string}
             */
            action: "ACTION_UNSPECIFIED" | "ACCEPT" | "DENY";
            /** @description Roles to grant. Required to grant access. */
            role?: ("reader" | "commenter" | "writer")[];
            /** @description Whether to notify the requester by mail. */
            sendNotification?: boolean;
            /**
             * @description View to grant access to. Must be a requested view.
             * @enum {string}
             */
            view?: "published";
        };
        /** @description The response of a reviewer. */
        ReviewerResponse: {
            /** @description Type of the resource. A constant value. */
            kind?: string;
            /**
             * @description The response.
             * @enum {string}
             */
            response?: "RESPONSE_UNSPECIFIED" | "NO_RESPONSE" | "APPROVED" | "DECLINED";
            /** @description The reviewer. */
            reviewer?: components["schemas"]["User"];
        };
        /** @description A version of the content of a file. */
        Revision: {
            /** @description URLs of the content in other formats, by media type. */
            readonly exportLinks?: {
                [key: string]: string;
            };
            /** @description ID of the revision. */
            readonly id?: string;
            /** @description Whether the revision is kept forever. Cannot be undone. */
            keepForever?: boolean;
            /** @description Type of the resource. A constant value. */
            readonly kind?: string;
            /** @description User who created the revision. */
            readonly lastModifyingUser?: components["schemas"]["User"];
            /** @description MD5 of the content, in hexadecimal. */
            readonly md5Checksum?: string;
            /** @description Media type of the content. */
            readonly mimeType?: string;
            /**
             * Format: date-time
             * @description Creation time.
             */
            readonly modifiedTime?: string;
            /** @description File name of the uploaded content. */
            readonly originalFilename?: string;
            /** @description Whether later revisions are published automatically. */
            publishAuto?: boolean;
            /** @description Whether the revision is published. */
            published?: boolean;
            /** @description URL of the published revision. */
            readonly publishedLink?: string;
            /** @description Whether the revision is published outside the organisation. */
            publishedOutsideDomain?: boolean;
            /**
             * Format: int64
             * @description Content size in bytes, as a string.
             */
            readonly size?: string;
        };
        /** @description A page of revisions. */
        RevisionList: {
            /** @description Type of the resource. A constant value. */
            kind?: string;
            /** @description Token of the next page. Absent on the last page. */
            nextPageToken?: string;
            /** @description The revisions of this page, oldest first. */
            revisions?: components["schemas"]["Revision"][];
        };
        /** @description A request for approval of a file. */
        StartApprovalRequest: {
            /** @description Time at which responses are due. */
            dueTime?: string;
            /** @description Effect of a content change: RESET_APPROVAL (resets the approvals given so far, the default) or NO_APPROVAL_ACTION. */
            fileContentChangeBehavior?: string;
            /** @description Whether to lock the content during the approval. */
            lockFile?: boolean;
            /** @description Message to the reviewers. */
            message?: string;
            /** @description Email addresses of the reviewers. At least one is required. */
            reviewerEmails: string[];
        };
        /** @description A token for listing later changes. */
        StartPageToken: {
            /** @description Type of the resource. A constant value. */
            kind?: string;
            /** @description Value for the pageToken parameter of changes.list. */
            startPageToken?: string;
        };
        /** @description Error of a failed operation (google.rpc.Status). */
        Status: {
            /** @description Error code (google.rpc.Code). */
            code?: number;
            /** @description Typed details. */
            details?: unknown;
            /** @description Error message, for developers. */
            message?: string;
        };
        /** @description A shared drive under its former name. */
        TeamDrive: {
            /** @description Background image of the drive. An update replaces the whole object. Never returned. */
            backgroundImageFile?: {
                /** @description ID of an image file. */
                id?: string;
                /** @description Width of the visible part, as a fraction of the image from 0 to 1. */
                width?: number;
                /** @description Left edge of the visible part, from 0 to 1. */
                xCoordinate?: number;
                /** @description Top edge of the visible part, from 0 to 1. */
                yCoordinate?: number;
            };
            /** @description URL of the drive’s background image. */
            readonly backgroundImageLink?: string;
            /** @description Capabilities of the caller. */
            readonly capabilities?: {
                /** @description Whether the caller may add items. */
                canAddChildren?: boolean;
                /** @description Whether the caller may change copyRequiresWriterPermission. */
                canChangeCopyRequiresWriterPermissionRestriction?: boolean;
                /** @description Whether the caller may change domainUsersOnly. */
                canChangeDomainUsersOnlyRestriction?: boolean;
                /** @description Whether the caller may change downloadRestriction. */
                canChangeDownloadRestriction?: boolean;
                /** @description Whether the caller may change sharingFoldersRequiresOrganizerPermission. */
                canChangeSharingFoldersRequiresOrganizerPermissionRestriction?: boolean;
                /** @description Whether the caller may change the background image. */
                canChangeTeamDriveBackground?: boolean;
                /** @description Whether the caller may change teamMembersOnly. */
                canChangeTeamMembersOnlyRestriction?: boolean;
                /** @description Whether the caller may comment on files. */
                canComment?: boolean;
                /** @description Whether the caller may copy files. */
                canCopy?: boolean;
                /** @description Whether the caller may delete items forever. */
                canDeleteChildren?: boolean;
                /** @description Whether the caller may delete the drive. */
                canDeleteTeamDrive?: boolean;
                /** @description Whether the caller may download files. */
                canDownload?: boolean;
                /** @description Whether the caller may edit files. */
                canEdit?: boolean;
                /** @description Whether the caller may list the items. */
                canListChildren?: boolean;
                /** @description Whether the caller may add and remove members. */
                canManageMembers?: boolean;
                /** @description Whether the caller may read the revisions of files. */
                canReadRevisions?: boolean;
                /** @description Whether the caller may remove items from folders. */
                canRemoveChildren?: boolean;
                /** @description Whether the caller may rename files and folders. */
                canRename?: boolean;
                /** @description Whether the caller may rename the drive. */
                canRenameTeamDrive?: boolean;
                /** @description Whether the caller may reset the restrictions. */
                canResetTeamDriveRestrictions?: boolean;
                /** @description Whether the caller may share files and folders. */
                canShare?: boolean;
                /** @description Whether the caller may trash items. */
                canTrashChildren?: boolean;
            };
            /** @description Colour of the drive, as #rrggbb. Cannot be combined with a theme. */
            colorRgb?: string;
            /**
             * Format: date-time
             * @description Creation time.
             */
            readonly createdTime?: string;
            /** @description ID of the drive, which is also the ID of its root folder. */
            readonly id?: string;
            /** @description Type of the resource. A constant value. */
            readonly kind?: string;
            /** @description Name of the drive. */
            name?: string;
            /** @description ID of the organisational unit. Only for administrators. */
            readonly orgUnitId?: string;
            /** @description Restrictions on all items of the drive. */
            restrictions?: {
                /** @description Whether only administrators may change the restrictions. */
                adminManagedRestrictions?: boolean;
                /** @description Whether readers and commenters cannot copy, print or download. */
                copyRequiresWriterPermission?: boolean;
                /** @description Whether only users of the organisation can have access. */
                domainUsersOnly?: boolean;
                /** @description Restrictions on downloading, printing and copying. */
                downloadRestriction?: components["schemas"]["DownloadRestriction"];
                /** @description Whether only organizers may share folders. */
                sharingFoldersRequiresOrganizerPermission?: boolean;
                /** @description Whether only members of the drive can access its items. */
                teamMembersOnly?: boolean;
            };
            /** @description ID of the theme for the image and colour. Never returned. */
            themeId?: string;
        };
        /** @description A page of team drives. */
        TeamDriveList: {
            /** @description Type of the resource. A constant value. */
            kind?: string;
            /** @description Token of the next page. Absent on the last page. */
            nextPageToken?: string;
            /** @description The team drives of this page. */
            teamDrives?: components["schemas"]["TeamDrive"][];
        };
        /** @description A user of the file storage service. */
        User: {
            /** @description Display name. */
            readonly displayName?: string;
            /** @description Email address. */
            readonly emailAddress?: string;
            /** @description Type of the resource. A constant value. */
            readonly kind?: string;
            /** @description Whether the user is the caller. */
            readonly me?: boolean;
            /** @description ID of the user in permissions. */
            readonly permissionId?: string;
            /** @description URL of the profile photo. */
            readonly photoLink?: string;
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
    "drive.about.get": {
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
                    "application/json": components["schemas"]["About"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "drive.apps.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the app. */
                appId: string;
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
                    "application/json": components["schemas"]["App"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "drive.apps.list": {
        parameters: {
            query?: {
                /** @description Comma-separated file extensions. Only apps that open them are returned. */
                appFilterExtensions?: string;
                /** @description Comma-separated media types. Only apps that open them are returned. */
                appFilterMimeTypes?: string;
                /** @description BCP 47 language tag of the response. */
                languageCode?: string;
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
                    "application/json": components["schemas"]["AppList"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "drive.accessproposals.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the file or folder. */
                fileId: string;
                /** @description ID of the access request. */
                proposalId: string;
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
                    "application/json": components["schemas"]["AccessProposal"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "drive.accessproposals.list": {
        parameters: {
            query?: {
                /** @description Maximum number of entries per page. A page may have fewer. */
                pageSize?: number;
                /** @description The nextPageToken of the previous page. Absent for the first page. */
                pageToken?: string;
            };
            header?: never;
            path: {
                /** @description ID of the file or folder. */
                fileId: string;
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
                    "application/json": components["schemas"]["ListAccessProposalsResponse"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "drive.accessproposals.resolve": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the file or folder. */
                fileId: string;
                /** @description ID of the access request. */
                proposalId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ResolveAccessProposalRequest"];
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
    "drive.approvals.approve": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the approval. */
                approvalId: string;
                /** @description ID of the file or folder. */
                fileId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ApproveApprovalRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Approval"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "drive.approvals.cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the approval. */
                approvalId: string;
                /** @description ID of the file or folder. */
                fileId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["CancelApprovalRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Approval"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "drive.approvals.comment": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the approval. */
                approvalId: string;
                /** @description ID of the file or folder. */
                fileId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["CommentApprovalRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Approval"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "drive.approvals.decline": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the approval. */
                approvalId: string;
                /** @description ID of the file or folder. */
                fileId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["DeclineApprovalRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Approval"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "drive.approvals.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the approval. */
                approvalId: string;
                /** @description ID of the file or folder. */
                fileId: string;
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
                    "application/json": components["schemas"]["Approval"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "drive.approvals.list": {
        parameters: {
            query?: {
                /** @description Maximum number of entries per page. A page may have fewer. */
                pageSize?: number;
                /** @description The nextPageToken of the previous page. Absent for the first page. */
                pageToken?: string;
            };
            header?: never;
            path: {
                /** @description ID of the file or folder. */
                fileId: string;
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
                    "application/json": components["schemas"]["ApprovalList"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "drive.approvals.reassign": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the approval. */
                approvalId: string;
                /** @description ID of the file or folder. */
                fileId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ReassignApprovalRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Approval"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "drive.approvals.start": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the file or folder. */
                fileId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["StartApprovalRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Approval"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "drive.changes.getStartPageToken": {
        parameters: {
            query?: {
                /** @description ID of the shared drive that the token is for. Defaults to the caller’s changes. */
                driveId?: string;
                /** @description Whether the client supports shared drives. */
                supportsAllDrives?: boolean;
                /**
                 * @deprecated
                 * @description Former name of supportsAllDrives.
                 */
                supportsTeamDrives?: boolean;
                /**
                 * @deprecated
                 * @description Former name of driveId.
                 */
                teamDriveId?: string;
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
                    "application/json": components["schemas"]["StartPageToken"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "drive.changes.list": {
        parameters: {
            query: {
                /** @description ID of the shared drive whose changes to list. Defaults to the caller’s changes. */
                driveId?: string;
                /** @description Whether a removal includes the file if the caller can still open it. */
                includeCorpusRemovals?: boolean;
                /** @description Whether to include items of shared drives. */
                includeItemsFromAllDrives?: boolean;
                /** @description Comma-separated IDs of the labels to return in labelInfo. */
                includeLabels?: string;
                /** @description Additional view whose permissions to include. Only published is supported. */
                includePermissionsForView?: "published";
                /** @description Whether to include removals, such as deletions and lost access. */
                includeRemoved?: boolean;
                /**
                 * @deprecated
                 * @description Former name of includeItemsFromAllDrives.
                 */
                includeTeamDriveItems?: boolean;
                /** @description Maximum number of entries per page. A page may have fewer. */
                pageSize?: number;
                /** @description The nextPageToken of the previous page, or the start page token. */
                pageToken: string;
                /** @description Whether to return only changes in My Drive. */
                restrictToMyDrive?: boolean;
                /** @description Comma-separated spaces: drive, appDataFolder. */
                spaces?: string;
                /** @description Whether the client supports shared drives. */
                supportsAllDrives?: boolean;
                /**
                 * @deprecated
                 * @description Former name of supportsAllDrives.
                 */
                supportsTeamDrives?: boolean;
                /**
                 * @deprecated
                 * @description Former name of driveId.
                 */
                teamDriveId?: string;
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
                    "application/json": components["schemas"]["ChangeList"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "drive.changes.watch": {
        parameters: {
            query: {
                /** @description ID of the shared drive to watch. Defaults to the caller’s changes. */
                driveId?: string;
                /** @description Whether a removal includes the file if the caller can still open it. */
                includeCorpusRemovals?: boolean;
                /** @description Whether to include items of shared drives. */
                includeItemsFromAllDrives?: boolean;
                /** @description Comma-separated IDs of the labels to return in labelInfo. */
                includeLabels?: string;
                /** @description Additional view whose permissions to include. Only published is supported. */
                includePermissionsForView?: "published";
                /** @description Whether to include removals, such as deletions and lost access. */
                includeRemoved?: boolean;
                /**
                 * @deprecated
                 * @description Former name of includeItemsFromAllDrives.
                 */
                includeTeamDriveItems?: boolean;
                /** @description Maximum number of entries per page. A page may have fewer. */
                pageSize?: number;
                /** @description The start page token or nextPageToken. Later changes cause notifications. */
                pageToken: string;
                /** @description Whether to return only changes in My Drive. */
                restrictToMyDrive?: boolean;
                /** @description Comma-separated spaces: drive, appDataFolder. */
                spaces?: string;
                /** @description Whether the client supports shared drives. */
                supportsAllDrives?: boolean;
                /**
                 * @deprecated
                 * @description Former name of supportsAllDrives.
                 */
                supportsTeamDrives?: boolean;
                /**
                 * @deprecated
                 * @description Former name of driveId.
                 */
                teamDriveId?: string;
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
    "drive.channels.stop": {
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
    "drive.comments.list": {
        parameters: {
            query?: {
                /** @description Whether to include deleted entries, without their content. */
                includeDeleted?: boolean;
                /** @description Maximum number of entries per page. A page may have fewer. */
                pageSize?: number;
                /** @description The nextPageToken of the previous page. Absent for the first page. */
                pageToken?: string;
                /** @description Only comments changed at or after this time. */
                startModifiedTime?: string;
            };
            header?: never;
            path: {
                /** @description ID of the file or folder. */
                fileId: string;
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
                    "application/json": components["schemas"]["CommentList"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "drive.comments.create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the file or folder. */
                fileId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Comment"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Comment"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "drive.comments.get": {
        parameters: {
            query?: {
                /** @description Whether to include deleted entries, without their content. */
                includeDeleted?: boolean;
            };
            header?: never;
            path: {
                /** @description ID of the comment. */
                commentId: string;
                /** @description ID of the file or folder. */
                fileId: string;
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
                    "application/json": components["schemas"]["Comment"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "drive.comments.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the comment. */
                commentId: string;
                /** @description ID of the file or folder. */
                fileId: string;
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
    "drive.comments.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the comment. */
                commentId: string;
                /** @description ID of the file or folder. */
                fileId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Comment"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Comment"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "drive.replies.list": {
        parameters: {
            query?: {
                /** @description Whether to include deleted entries, without their content. */
                includeDeleted?: boolean;
                /** @description Maximum number of entries per page. A page may have fewer. */
                pageSize?: number;
                /** @description The nextPageToken of the previous page. Absent for the first page. */
                pageToken?: string;
            };
            header?: never;
            path: {
                /** @description ID of the comment. */
                commentId: string;
                /** @description ID of the file or folder. */
                fileId: string;
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
                    "application/json": components["schemas"]["ReplyList"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "drive.replies.create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the comment. */
                commentId: string;
                /** @description ID of the file or folder. */
                fileId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Reply"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reply"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "drive.replies.get": {
        parameters: {
            query?: {
                /** @description Whether to include deleted entries, without their content. */
                includeDeleted?: boolean;
            };
            header?: never;
            path: {
                /** @description ID of the comment. */
                commentId: string;
                /** @description ID of the file or folder. */
                fileId: string;
                /** @description ID of the reply. */
                replyId: string;
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
                    "application/json": components["schemas"]["Reply"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "drive.replies.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the comment. */
                commentId: string;
                /** @description ID of the file or folder. */
                fileId: string;
                /** @description ID of the reply. */
                replyId: string;
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
    "drive.replies.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the comment. */
                commentId: string;
                /** @description ID of the file or folder. */
                fileId: string;
                /** @description ID of the reply. */
                replyId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Reply"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reply"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "drive.drives.list": {
        parameters: {
            query?: {
                /** @description Maximum number of entries per page. A page may have fewer. */
                pageSize?: number;
                /** @description The nextPageToken of the previous page. Absent for the first page. */
                pageToken?: string;
                /** @description Search expression over shared drives, such as name contains 'plan'. */
                q?: string;
                /** @description Whether to list all shared drives of the administered organisation. */
                useDomainAdminAccess?: boolean;
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
                    "application/json": components["schemas"]["DriveList"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "drive.drives.create": {
        parameters: {
            query: {
                /** @description Random ID of the request, chosen by the client. A repeated request returns the same drive. */
                requestId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Drive"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Drive"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "drive.drives.get": {
        parameters: {
            query?: {
                /** @description Whether the caller acts as an administrator of the organisation that the item belongs to. */
                useDomainAdminAccess?: boolean;
            };
            header?: never;
            path: {
                /** @description ID of the shared drive. */
                driveId: string;
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
                    "application/json": components["schemas"]["Drive"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "drive.drives.delete": {
        parameters: {
            query?: {
                /** @description Whether to delete the items of the drive, too. Only with useDomainAdminAccess. */
                allowItemDeletion?: boolean;
                /** @description Whether the caller acts as an administrator of the organisation that the item belongs to. */
                useDomainAdminAccess?: boolean;
            };
            header?: never;
            path: {
                /** @description ID of the shared drive. */
                driveId: string;
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
    "drive.drives.update": {
        parameters: {
            query?: {
                /** @description Whether the caller acts as an administrator of the organisation that the item belongs to. */
                useDomainAdminAccess?: boolean;
            };
            header?: never;
            path: {
                /** @description ID of the shared drive. */
                driveId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Drive"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Drive"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "drive.drives.hide": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the shared drive. */
                driveId: string;
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
                    "application/json": components["schemas"]["Drive"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "drive.drives.unhide": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the shared drive. */
                driveId: string;
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
                    "application/json": components["schemas"]["Drive"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "drive.teamdrives.list": {
        parameters: {
            query?: {
                /** @description Maximum number of entries per page. A page may have fewer. */
                pageSize?: number;
                /** @description The nextPageToken of the previous page. Absent for the first page. */
                pageToken?: string;
                /** @description Search expression over team drives, such as name contains 'plan'. */
                q?: string;
                /** @description Whether the caller acts as an administrator of the organisation that the item belongs to. */
                useDomainAdminAccess?: boolean;
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
                    "application/json": components["schemas"]["TeamDriveList"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "drive.teamdrives.create": {
        parameters: {
            query: {
                /** @description Random ID of the request, chosen by the client. A repeated request returns the same drive. */
                requestId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["TeamDrive"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamDrive"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "drive.teamdrives.get": {
        parameters: {
            query?: {
                /** @description Whether the caller acts as an administrator of the organisation that the item belongs to. */
                useDomainAdminAccess?: boolean;
            };
            header?: never;
            path: {
                /** @description ID of the team drive. */
                teamDriveId: string;
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
                    "application/json": components["schemas"]["TeamDrive"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "drive.teamdrives.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the team drive. */
                teamDriveId: string;
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
    "drive.teamdrives.update": {
        parameters: {
            query?: {
                /** @description Whether the caller acts as an administrator of the organisation that the item belongs to. */
                useDomainAdminAccess?: boolean;
            };
            header?: never;
            path: {
                /** @description ID of the team drive. */
                teamDriveId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["TeamDrive"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamDrive"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "drive.files.copy": {
        parameters: {
            query?: {
                /** @description Whether to also copy open comments. */
                copyComments?: boolean;
                /**
                 * @deprecated
                 * @description Ignored. Every item has one parent.
                 */
                enforceSingleParent?: boolean;
                /** @description Whether to ignore the organisation’s default visibility of new files. */
                ignoreDefaultVisibility?: boolean;
                /** @description Comma-separated IDs of the labels to return in labelInfo. */
                includeLabels?: string;
                /** @description Additional view whose permissions to include. Only published is supported. */
                includePermissionsForView?: "published";
                /** @description Whether to keep the new head revision forever. Only for binary content. */
                keepRevisionForever?: boolean;
                /** @description ISO 639-1 language code for text recognition in images. */
                ocrLanguage?: string;
                /** @description Whether the client supports shared drives. */
                supportsAllDrives?: boolean;
                /**
                 * @deprecated
                 * @description Former name of supportsAllDrives.
                 */
                supportsTeamDrives?: boolean;
            };
            header?: never;
            path: {
                /** @description ID of the file or folder. */
                fileId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["File"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["File"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "drive.files.list": {
        parameters: {
            query?: {
                /** @description Files to search: user, domain, drive or allDrives. */
                corpora?: "user" | "domain" | "drive" | "allDrives";
                /**
                 * @deprecated
                 * @description Former form of corpora.
                 */
                corpus?: "domain" | "user";
                /** @description ID of the shared drive to search. Only with corpora=drive. */
                driveId?: string;
                /** @description Whether to include items of shared drives. */
                includeItemsFromAllDrives?: boolean;
                /** @description Comma-separated IDs of the labels to return in labelInfo. */
                includeLabels?: string;
                /** @description Additional view whose permissions to include. Only published is supported. */
                includePermissionsForView?: "published";
                /**
                 * @deprecated
                 * @description Former name of includeItemsFromAllDrives.
                 */
                includeTeamDriveItems?: boolean;
                /** @description Comma-separated sort keys, such as name, modifiedTime desc, folder. */
                orderBy?: string;
                /** @description Maximum number of entries per page. A page may have fewer. */
                pageSize?: number;
                /** @description The nextPageToken of the previous page. Absent for the first page. */
                pageToken?: string;
                /** @description Search expression, such as name contains 'plan' and trashed = false. */
                q?: string;
                /** @description Comma-separated spaces: drive, appDataFolder. */
                spaces?: string;
                /** @description Whether the client supports shared drives. */
                supportsAllDrives?: boolean;
                /**
                 * @deprecated
                 * @description Former name of supportsAllDrives.
                 */
                supportsTeamDrives?: boolean;
                /**
                 * @deprecated
                 * @description Former name of driveId.
                 */
                teamDriveId?: string;
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
                    "application/json": components["schemas"]["FileList"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "drive.files.create": {
        parameters: {
            query?: {
                /**
                 * @deprecated
                 * @description Ignored. Every item has one parent.
                 */
                enforceSingleParent?: boolean;
                /** @description Whether to ignore the organisation’s default visibility of new files. */
                ignoreDefaultVisibility?: boolean;
                /** @description Comma-separated IDs of the labels to return in labelInfo. */
                includeLabels?: string;
                /** @description Additional view whose permissions to include. Only published is supported. */
                includePermissionsForView?: "published";
                /** @description Whether to keep the new head revision forever. Only for binary content. */
                keepRevisionForever?: boolean;
                /** @description ISO 639-1 language code for text recognition in images. */
                ocrLanguage?: string;
                /** @description Whether the client supports shared drives. */
                supportsAllDrives?: boolean;
                /**
                 * @deprecated
                 * @description Former name of supportsAllDrives.
                 */
                supportsTeamDrives?: boolean;
                /** @description Whether to index the uploaded content for searches. */
                useContentAsIndexableText?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["File"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["File"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "drive.files.get": {
        parameters: {
            query?: {
                /** @description Whether the caller accepts the risk of known harmful content. Only with alt=media. */
                acknowledgeAbuse?: boolean;
                /** @description Comma-separated IDs of the labels to return in labelInfo. */
                includeLabels?: string;
                /** @description Additional view whose permissions to include. Only published is supported. */
                includePermissionsForView?: "published";
                /** @description Whether the client supports shared drives. */
                supportsAllDrives?: boolean;
                /**
                 * @deprecated
                 * @description Former name of supportsAllDrives.
                 */
                supportsTeamDrives?: boolean;
            };
            header?: never;
            path: {
                /** @description ID of the file or folder. */
                fileId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, or its content with alt=media. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["File"];
                    "*/*": unknown;
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "drive.files.delete": {
        parameters: {
            query?: {
                /**
                 * @deprecated
                 * @description Ignored. Every item has one parent.
                 */
                enforceSingleParent?: boolean;
                /** @description Whether the client supports shared drives. */
                supportsAllDrives?: boolean;
                /**
                 * @deprecated
                 * @description Former name of supportsAllDrives.
                 */
                supportsTeamDrives?: boolean;
            };
            header?: never;
            path: {
                /** @description ID of the file or folder. */
                fileId: string;
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
    "drive.files.update": {
        parameters: {
            query?: {
                /** @description Comma-separated IDs of the folders to move the file to. */
                addParents?: string;
                /**
                 * @deprecated
                 * @description Ignored. Every item has one parent.
                 */
                enforceSingleParent?: boolean;
                /** @description Comma-separated IDs of the labels to return in labelInfo. */
                includeLabels?: string;
                /** @description Additional view whose permissions to include. Only published is supported. */
                includePermissionsForView?: "published";
                /** @description Whether to keep the new head revision forever. Only for binary content. */
                keepRevisionForever?: boolean;
                /** @description ISO 639-1 language code for text recognition in images. */
                ocrLanguage?: string;
                /** @description Comma-separated IDs of the folders to move the file from. */
                removeParents?: string;
                /** @description Whether the client supports shared drives. */
                supportsAllDrives?: boolean;
                /**
                 * @deprecated
                 * @description Former name of supportsAllDrives.
                 */
                supportsTeamDrives?: boolean;
                /** @description Whether to index the uploaded content for searches. */
                useContentAsIndexableText?: boolean;
            };
            header?: never;
            path: {
                /** @description ID of the file or folder. */
                fileId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["File"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["File"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "drive.files.download": {
        parameters: {
            query?: {
                /** @description Media type to convert a document to. */
                mimeType?: string;
                /** @description ID of the revision to download. Only for binary files and some documents. */
                revisionId?: string;
            };
            header?: never;
            path: {
                /** @description ID of the file or folder. */
                fileId: string;
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
                    "application/json": components["schemas"]["Operation"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "drive.files.emptyTrash": {
        parameters: {
            query?: {
                /** @description ID of the shared drive whose trash to empty. Defaults to the caller’s trash. */
                driveId?: string;
                /**
                 * @deprecated
                 * @description Ignored. Every item has one parent.
                 */
                enforceSingleParent?: boolean;
            };
            header?: never;
            path?: never;
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
    "drive.files.export": {
        parameters: {
            query: {
                /** @description Media type to convert the document to. */
                mimeType: string;
            };
            header?: never;
            path: {
                /** @description ID of the file or folder. */
                fileId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document in the requested format. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": unknown;
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "drive.files.generateCseToken": {
        parameters: {
            query?: {
                /** @description ID of the file that the token is for. If absent, a new ID is generated. */
                fileId?: string;
                /** @description ID of the parent folder of the new encrypted file. */
                parent?: string;
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
                    "application/json": components["schemas"]["GenerateCseTokenResponse"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "drive.files.generateIds": {
        parameters: {
            query?: {
                /** @description Number of IDs to return. */
                count?: number;
                /** @description Space in which the IDs can be used. */
                space?: "drive" | "appDataFolder";
                /** @description Type of items for which the IDs can be used. */
                type?: "files" | "shortcuts";
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
                    "application/json": components["schemas"]["GeneratedIds"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "drive.files.listLabels": {
        parameters: {
            query?: {
                /** @description Maximum number of entries per page. A page may have fewer. */
                maxResults?: number;
                /** @description The nextPageToken of the previous page. Absent for the first page. */
                pageToken?: string;
            };
            header?: never;
            path: {
                /** @description ID of the file or folder. */
                fileId: string;
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
                    "application/json": components["schemas"]["LabelList"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "drive.files.modifyLabels": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the file or folder. */
                fileId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ModifyLabelsRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModifyLabelsResponse"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "drive.files.watch": {
        parameters: {
            query?: {
                /** @description Whether the caller accepts the risk of known harmful content. Only with alt=media. */
                acknowledgeAbuse?: boolean;
                /** @description Comma-separated IDs of the labels to return in labelInfo. */
                includeLabels?: string;
                /** @description Additional view whose permissions to include. Only published is supported. */
                includePermissionsForView?: "published";
                /** @description Whether the client supports shared drives. */
                supportsAllDrives?: boolean;
                /**
                 * @deprecated
                 * @description Former name of supportsAllDrives.
                 */
                supportsTeamDrives?: boolean;
            };
            header?: never;
            path: {
                /** @description ID of the file or folder. */
                fileId: string;
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
    "drive.operations.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the operation, as returned by download. */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operation, or the document in the requested format with alt=media. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Operation"];
                    "*/*": unknown;
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "drive.permissions.list": {
        parameters: {
            query?: {
                /** @description Additional view whose permissions to include. Only published is supported. */
                includePermissionsForView?: "published";
                /** @description Maximum number of entries per page. A page may have fewer. */
                pageSize?: number;
                /** @description The nextPageToken of the previous page. Absent for the first page. */
                pageToken?: string;
                /** @description Whether the client supports shared drives. */
                supportsAllDrives?: boolean;
                /**
                 * @deprecated
                 * @description Former name of supportsAllDrives.
                 */
                supportsTeamDrives?: boolean;
                /** @description Whether the caller acts as an administrator of the organisation that the item belongs to. */
                useDomainAdminAccess?: boolean;
            };
            header?: never;
            path: {
                /** @description ID of the file or folder. */
                fileId: string;
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
                    "application/json": components["schemas"]["PermissionList"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "drive.permissions.create": {
        parameters: {
            query?: {
                /** @description Message to include in the notification. */
                emailMessage?: string;
                /**
                 * @deprecated
                 * @description Ignored. Items always inherit the access of their folders.
                 */
                enforceExpansiveAccess?: boolean;
                /**
                 * @deprecated
                 * @description Ignored. Every item has one parent.
                 */
                enforceSingleParent?: boolean;
                /** @description Whether to move the item to the root folder of its new owner. */
                moveToNewOwnersRoot?: boolean;
                /** @description Whether to notify users and groups by mail. */
                sendNotificationEmail?: boolean;
                /** @description Whether the client supports shared drives. */
                supportsAllDrives?: boolean;
                /**
                 * @deprecated
                 * @description Former name of supportsAllDrives.
                 */
                supportsTeamDrives?: boolean;
                /** @description Whether to transfer ownership. Must be true to make a user the owner. The current owner becomes a writer. */
                transferOwnership?: boolean;
                /** @description Whether the caller acts as an administrator of the organisation that the item belongs to. */
                useDomainAdminAccess?: boolean;
            };
            header?: never;
            path: {
                /** @description ID of the file or folder. */
                fileId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Permission"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Permission"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "drive.permissions.get": {
        parameters: {
            query?: {
                /** @description Whether the client supports shared drives. */
                supportsAllDrives?: boolean;
                /**
                 * @deprecated
                 * @description Former name of supportsAllDrives.
                 */
                supportsTeamDrives?: boolean;
                /** @description Whether the caller acts as an administrator of the organisation that the item belongs to. */
                useDomainAdminAccess?: boolean;
            };
            header?: never;
            path: {
                /** @description ID of the file or folder. */
                fileId: string;
                /** @description ID of the permission. */
                permissionId: string;
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
                    "application/json": components["schemas"]["Permission"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "drive.permissions.delete": {
        parameters: {
            query?: {
                /**
                 * @deprecated
                 * @description Ignored. Items always inherit the access of their folders.
                 */
                enforceExpansiveAccess?: boolean;
                /** @description Whether the client supports shared drives. */
                supportsAllDrives?: boolean;
                /**
                 * @deprecated
                 * @description Former name of supportsAllDrives.
                 */
                supportsTeamDrives?: boolean;
                /** @description Whether the caller acts as an administrator of the organisation that the item belongs to. */
                useDomainAdminAccess?: boolean;
            };
            header?: never;
            path: {
                /** @description ID of the file or folder. */
                fileId: string;
                /** @description ID of the permission. */
                permissionId: string;
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
    "drive.permissions.update": {
        parameters: {
            query?: {
                /**
                 * @deprecated
                 * @description Ignored. Items always inherit the access of their folders.
                 */
                enforceExpansiveAccess?: boolean;
                /** @description Whether to remove the expiry. */
                removeExpiration?: boolean;
                /** @description Whether the client supports shared drives. */
                supportsAllDrives?: boolean;
                /**
                 * @deprecated
                 * @description Former name of supportsAllDrives.
                 */
                supportsTeamDrives?: boolean;
                /** @description Whether to transfer ownership. Must be true to make a user the owner. The current owner becomes a writer. */
                transferOwnership?: boolean;
                /** @description Whether the caller acts as an administrator of the organisation that the item belongs to. */
                useDomainAdminAccess?: boolean;
            };
            header?: never;
            path: {
                /** @description ID of the file or folder. */
                fileId: string;
                /** @description ID of the permission. */
                permissionId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Permission"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Permission"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "drive.revisions.get": {
        parameters: {
            query?: {
                /** @description Whether the caller accepts the risk of known harmful content. Only with alt=media. */
                acknowledgeAbuse?: boolean;
            };
            header?: never;
            path: {
                /** @description ID of the file or folder. */
                fileId: string;
                /** @description ID of the revision. head refers to the latest. */
                revisionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The revision, or its content with alt=media. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Revision"];
                    "*/*": unknown;
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "drive.revisions.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the file or folder. */
                fileId: string;
                /** @description ID of the revision. head refers to the latest. */
                revisionId: string;
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
    "drive.revisions.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the file or folder. */
                fileId: string;
                /** @description ID of the revision. head refers to the latest. */
                revisionId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Revision"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Revision"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "drive.revisions.list": {
        parameters: {
            query?: {
                /** @description Maximum number of entries per page. A page may have fewer. */
                pageSize?: number;
                /** @description The nextPageToken of the previous page. Absent for the first page. */
                pageToken?: string;
            };
            header?: never;
            path: {
                /** @description ID of the file or folder. */
                fileId: string;
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
                    "application/json": components["schemas"]["RevisionList"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
}

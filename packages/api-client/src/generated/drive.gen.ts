// Generated from the OpenAPI documents by `pnpm generate`. Do not edit.
export interface paths {
    "/about": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read about the caller, their storage and the service’s capabilities */
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
        /** Read one app that opens files */
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
        /** List the apps that the caller can open files with */
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
        /** Read one request for access to a file */
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
        /** List the open requests for access to a file */
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
        /** Grant or deny a request for access */
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
        /** Read one approval of a file */
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
        /** Ask people to approve a file */
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
        /** Get the token from which later changes are listed */
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
        /** List what has changed since a token */
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
        /** Watch the caller’s files or a shared drive for changes */
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
        /** Read one comment with its replies */
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
        /** Reply to a comment, resolve or reopen it */
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
        /** Read one reply to a comment */
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
         * Create a team drive, the former name of a shared drive
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
        /** Delete a file forever, without the trash */
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
        /** Read a document in another format */
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
        /** List who has access to a file or shared drive */
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
        /** Read one permission */
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
        /** @description The caller, their storage and the service. */
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
            /** @description Themes that shared drives can have. */
            driveThemes?: {
                /** @description URL of the theme’s image. */
                backgroundImageLink?: string;
                /** @description Colour of the theme, as #rrggbb. */
                colorRgb?: string;
                /** @description ID of the theme. */
                id?: string;
            }[];
            /** @description Media types to which documents can be converted, by the type of the document. */
            exportFormats?: {
                [key: string]: string[];
            };
            /** @description Colours that folders can have, as #rrggbb. */
            folderColorPalette?: string[];
            /** @description Types of documents that content can be converted to, by its media type. */
            importFormats?: {
                [key: string]: string[];
            };
            /** @description Type of the resource; always the same. */
            kind?: string;
            /** @description Largest content that can be converted, in bytes as text, by the type of the document. */
            maxImportSizes?: {
                [key: string]: string;
            };
            /**
             * Format: int64
             * @description Largest content, in bytes as text.
             */
            maxUploadSize?: string;
            /** @description Storage used and its limit. */
            storageQuota?: {
                /**
                 * Format: int64
                 * @description Storage limit, in bytes as text; absent when there is none.
                 */
                limit?: string;
                /**
                 * Format: int64
                 * @description Total storage used, in bytes as text.
                 */
                usage?: string;
                /**
                 * Format: int64
                 * @description Storage used by files, in bytes as text.
                 */
                usageInDrive?: string;
                /**
                 * Format: int64
                 * @description Storage used by the trash, in bytes as text.
                 */
                usageInDriveTrash?: string;
            };
            /**
             * @deprecated
             * @description Former name of driveThemes.
             */
            teamDriveThemes?: {
                /** @description URL of the theme’s image. */
                backgroundImageLink?: string;
                /** @description Colour of the theme, as #rrggbb. */
                colorRgb?: string;
                /** @description ID of the theme. */
                id?: string;
            }[];
            /** @description The caller. */
            user?: components["schemas"]["User"];
        };
        /** @description A request for access to an item. */
        AccessProposal: {
            /**
             * Format: date-time
             * @description When access was requested.
             */
            createTime?: string;
            /** @description ID of the item. */
            fileId?: string;
            /** @description ID of the request for access. */
            proposalId?: string;
            /** @description Address of the recipient. */
            recipientEmailAddress?: string;
            /** @description Address of the requester. */
            requesterEmailAddress?: string;
            /** @description What the requester says. */
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
             * @description View that the role is limited to; absent for the whole item.
             * @enum {string}
             */
            view?: "published";
        };
        /** @description A reviewer to add. */
        AddReviewer: {
            /** @description Address of the reviewer. */
            addedReviewerEmail: string;
        };
        /** @description An app that creates or opens files. */
        App: {
            /** @description Whether the app may act for the caller. */
            authorized?: boolean;
            /** @description Template of the address at which a file is created in a folder. */
            createInFolderTemplate?: string;
            /** @description Address at which a file is created. */
            createUrl?: string;
            /** @description Whether the app may read all files. */
            hasDriveWideScope?: boolean;
            /** @description Icons of the app. */
            icons?: components["schemas"]["AppIcons"][];
            /** @description ID of the app. */
            id?: string;
            /** @description Whether the caller has installed the app. */
            installed?: boolean;
            /** @description Type of the resource; always the same. */
            readonly kind?: string;
            /** @description What the app does, in full. */
            longDescription?: string;
            /** @description Name of the app. */
            name?: string;
            /** @description What the app calls its files. */
            objectType?: string;
            /** @description Template of the address at which files are opened. */
            openUrlTemplate?: string;
            /** @description File extensions that the app is made for. */
            primaryFileExtensions?: string[];
            /** @description Media types that the app is made for. */
            primaryMimeTypes?: string[];
            /** @description ID of the product that the app belongs to. */
            productId?: string;
            /** @description Address of the product. */
            productUrl?: string;
            /** @description Further file extensions that the app opens. */
            secondaryFileExtensions?: string[];
            /** @description Further media types that the app opens. */
            secondaryMimeTypes?: string[];
            /** @description What the app does, in a few words. */
            shortDescription?: string;
            /** @description Whether the app creates files. */
            supportsCreate?: boolean;
            /** @description Whether the app imports documents. */
            supportsImport?: boolean;
            /** @description Whether the app opens several files at once. */
            supportsMultiOpen?: boolean;
            /** @description Whether the app creates files without a connection. */
            supportsOfflineCreate?: boolean;
            /** @description Whether the app is chosen first. */
            useByDefault?: boolean;
        };
        /** @description An icon of an app. */
        AppIcons: {
            /** @description What the icon represents: application, document or documentShared. */
            category?: string;
            /** @description URL of the icon. */
            iconUrl?: string;
            /** @description Width and height, in pixels. */
            size?: number;
        };
        /** @description The apps that a person can use. */
        AppList: {
            /** @description IDs of the apps that are chosen first, the last one with priority. */
            defaultAppIds?: string[];
            /** @description The apps. */
            items?: components["schemas"]["App"][];
            /** @description Type of the resource; always the same. */
            readonly kind?: string;
            /** @description Address of the list. */
            selfLink?: string;
        };
        /** @description An approval of a file, with the answers of its reviewers. */
        Approval: {
            /** @description ID of the approval. */
            approvalId?: string;
            /**
             * Format: date-time
             * @description When the approval ended; absent before.
             */
            completeTime?: string;
            /**
             * Format: date-time
             * @description When the approval was started.
             */
            createTime?: string;
            /**
             * Format: date-time
             * @description When the answers are due.
             */
            dueTime?: string;
            /**
             * @description What a change of the content does: RESET_APPROVAL asks again, NO_APPROVAL_ACTION nothing.
             * @enum {string}
             */
            fileContentChangeBehavior?: "FILE_CONTENT_CHANGE_BEHAVIOR_UNSPECIFIED" | "RESET_APPROVAL" | "NO_APPROVAL_ACTION";
            /** @description Who started the approval. */
            initiator?: components["schemas"]["User"];
            /** @description Type of the resource; always the same. */
            kind?: string;
            /**
             * Format: date-time
             * @description When anything last happened to the approval.
             */
            modifyTime?: string;
            /** @description The reviewers and their answers. */
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
            /** @description The approvals of this page; only when fields names them. */
            items?: components["schemas"]["Approval"][];
            /** @description Type of the resource; always the same. */
            kind?: string;
            /** @description Token of the next page; absent on the last one. */
            nextPageToken?: string;
        };
        /** @description The message that accompanies an approval. */
        ApproveApprovalRequest: {
            /** @description Text for everyone involved in the approval. */
            message?: string;
        };
        /** @description The message that accompanies a cancellation. */
        CancelApprovalRequest: {
            /** @description Text for everyone involved in the approval. */
            message?: string;
        };
        /** @description The latest change of a file or shared drive. */
        Change: {
            /**
             * @description What has changed.
             * @enum {string}
             */
            changeType?: "file" | "drive";
            /** @description The shared drive as it is now; absent when it is gone. */
            drive?: components["schemas"]["Drive"];
            /** @description ID of the shared drive. */
            driveId?: string;
            /** @description The file as it is now; absent when it is gone. */
            file?: components["schemas"]["File"];
            /** @description ID of the file. */
            fileId?: string;
            /** @description Type of the resource; always the same. */
            kind?: string;
            /** @description Whether the file or drive is gone, or the caller’s access to it. */
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
             * @description When it changed.
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
            /** @description Type of the resource; always the same. */
            kind?: string;
            /** @description Token for listing later changes; on the last page only. */
            newStartPageToken?: string;
            /** @description Token of the next page; absent on the last one. */
            nextPageToken?: string;
        };
        /** @description A subscription to notifications of changes of files. */
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
            /** @description Further options. */
            params?: {
                [key: string]: string;
            };
            /** @description Ignored. */
            payload?: boolean;
            /** @description ID of what is watched. */
            resourceId?: string;
            /** @description Address of what is watched. */
            resourceUri?: string;
            /** @description Text that is sent with each notification. */
            token?: string;
            /** @description Delivery type: web_hook. */
            type?: string;
        };
        /** @description How the content of a file is encrypted. */
        ClientEncryptionDetails: {
            /** @description What is needed to decrypt the content. */
            decryptionMetadata?: components["schemas"]["DecryptionMetadata"];
            /** @description Whether the content is encrypted. */
            encryptionState?: string;
        };
        /** @description A comment on a file, with its replies. */
        Comment: {
            /** @description Anchor of the comment in the content, defined by the client; immutable. */
            anchor?: string;
            /** @description Address of the assignee. */
            readonly assigneeEmailAddress?: string;
            /** @description Who wrote it. */
            readonly author?: components["schemas"]["User"];
            /** @description The text. */
            content?: string;
            /**
             * Format: date-time
             * @description When it was written.
             */
            readonly createdTime?: string;
            /** @description Whether it was deleted; it has no content then. */
            readonly deleted?: boolean;
            /** @description The text, as HTML. */
            readonly htmlContent?: string;
            /** @description ID of the comment. */
            readonly id?: string;
            /** @description Type of the resource; always the same. */
            readonly kind?: string;
            /** @description Addresses of the people it mentions. */
            readonly mentionedEmailAddresses?: string[];
            /**
             * Format: date-time
             * @description When it or a reply was last changed.
             */
            readonly modifiedTime?: string;
            /** @description The quoted content. */
            quotedFileContent?: {
                /** @description Media type of the quotation. */
                mimeType?: string;
                /** @description The quotation. */
                value?: string;
            };
            /** @description The replies, oldest first. */
            readonly replies?: components["schemas"]["Reply"][];
            /** @description Whether a reply has resolved it. */
            readonly resolved?: boolean;
        };
        /** @description A comment on an approval. */
        CommentApprovalRequest: {
            /** @description Text for everyone involved in the approval. Required. */
            message: string;
        };
        /** @description A page of comments. */
        CommentList: {
            /** @description The comments of this page. */
            comments?: components["schemas"]["Comment"][];
            /** @description Type of the resource; always the same. */
            kind?: string;
            /** @description Token of the next page; absent on the last one. */
            nextPageToken?: string;
        };
        /** @description Prevents changes to the content of a file. */
        ContentRestriction: {
            /** @description Whether only owners and organizers may lift it. */
            ownerRestricted?: boolean;
            /** @description Whether the content may not be changed. */
            readOnly?: boolean;
            /** @description Why. */
            reason?: string;
            /** @description Who set it. */
            readonly restrictingUser?: components["schemas"]["User"];
            /**
             * Format: date-time
             * @description When it was set.
             */
            readonly restrictionTime?: string;
            /** @description Whether the service set it and nobody may lift it. */
            readonly systemRestricted?: boolean;
            /** @description Kind of restriction: globalContentRestriction. */
            readonly type?: string;
        };
        /** @description The message that accompanies a decline. */
        DeclineApprovalRequest: {
            /** @description Text for everyone involved in the approval. */
            message?: string;
        };
        /** @description What is needed to decrypt a file. */
        DecryptionMetadata: {
            /** @description Size of the encrypted pieces. */
            aes256GcmChunkSize?: string;
            /** @description Hash of the resource key, in Base64. */
            encryptionResourceKeyHash?: string;
            /** @description Signed token for the key service. */
            jwt?: string;
            /**
             * Format: int64
             * @description ID of the key service, a whole number as text.
             */
            kaclsId?: string;
            /** @description Name of the key service. */
            kaclsName?: string;
            /** @description Form of the unwrapped key. */
            keyFormat?: string;
            /** @description The wrapped key, in Base64. */
            wrappedKey?: string;
        };
        /** @description Who may not download, print or copy. */
        DownloadRestriction: {
            /** @description Whether readers and commenters may not. */
            restrictedForReaders?: boolean;
            /** @description Whether writers may not; readers then may not either. */
            restrictedForWriters?: boolean;
        };
        /** @description Who may not download a file, and where that is set. */
        DownloadRestrictionsMetadata: {
            /** @description The effective restriction, including that of the drive. */
            effectiveDownloadRestrictionWithContext?: components["schemas"]["DownloadRestriction"];
            /** @description What was set on the file itself. */
            itemDownloadRestriction?: components["schemas"]["DownloadRestriction"];
        };
        /** @description A drive whose files belong to an organisation instead of a person. */
        Drive: {
            /** @description Background image of the drive; replaced as a whole, never returned. */
            backgroundImageFile?: {
                /** @description ID of an image file. */
                id?: string;
                /** @description Width of the part that is shown, from 0 to 1 of the image. */
                width?: number;
                /** @description Left edge of the part that is shown, from 0 to 1. */
                xCoordinate?: number;
                /** @description Upper edge of the part that is shown, from 0 to 1. */
                yCoordinate?: number;
            };
            /** @description URL of the drive’s background image. */
            readonly backgroundImageLink?: string;
            /** @description What the caller may do. */
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
            /** @description Colour of the drive, as #rrggbb; not together with a theme. */
            colorRgb?: string;
            /**
             * Format: date-time
             * @description When the drive was created.
             */
            readonly createdTime?: string;
            /** @description Whether the caller has hidden the drive from the default view. */
            readonly hidden?: boolean;
            /** @description ID of the drive, which is also the ID of its root folder. */
            readonly id?: string;
            /** @description Type of the resource; always the same. */
            readonly kind?: string;
            /** @description Name of the drive. */
            name?: string;
            /** @description ID of the organisational unit; for administrators only. */
            readonly orgUnitId?: string;
            /** @description Restrictions on everything in the drive. */
            restrictions?: {
                /** @description Whether only administrators may change the restrictions. */
                adminManagedRestrictions?: boolean;
                /** @description Whether readers and commenters may not copy, print or download. */
                copyRequiresWriterPermission?: boolean;
                /** @description Whether only people of the organisation get access. */
                domainUsersOnly?: boolean;
                /** @description Who may not download, print or copy. */
                downloadRestriction?: components["schemas"]["DownloadRestriction"];
                /** @description Whether only members of the drive get access to its items. */
                driveMembersOnly?: boolean;
                /** @description Whether only organizers may share folders. */
                sharingFoldersRequiresOrganizerPermission?: boolean;
            };
            /** @description Theme to take the image and colour from; never returned. */
            themeId?: string;
        };
        /** @description A page of shared drives. */
        DriveList: {
            /** @description The drives of this page. */
            drives?: components["schemas"]["Drive"][];
            /** @description Type of the resource; always the same. */
            kind?: string;
            /** @description Token of the next page; absent on the last one. */
            nextPageToken?: string;
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
        /** @description A file, a folder or a shortcut. */
        File: {
            /** @description Values visible only to the client that wrote them, by key; null removes one. */
            appProperties?: {
                [key: string]: string;
            };
            /** @description What the caller may do. */
            readonly capabilities?: {
                /** @description Whether the caller may accept ownership that was offered. */
                canAcceptOwnership?: boolean;
                /** @description Whether the caller may let language models read the file. */
                canAccessViaGenAi?: boolean;
                /** @description Whether the caller may add items to the folder. */
                canAddChildren?: boolean;
                /** @description Whether the caller may move folders of other drives here. */
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
                /** @description Whether the caller may lift limited access to the folder. */
                canEnableInheritedPermissions?: boolean;
                /** @description Whether the caller may list the items of the folder. */
                canListChildren?: boolean;
                /** @description Whether the caller may change the content. */
                canModifyContent?: boolean;
                /** @description Whether the caller may change the content restriction. */
                canModifyContentRestriction?: boolean;
                /** @description Whether the caller may set a content restriction that every editor can lift. */
                canModifyEditorContentRestriction?: boolean;
                /** @description Whether the caller may change the labels. */
                canModifyLabels?: boolean;
                /** @description Whether the caller may set a content restriction that only owners can lift. */
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
                /** @description Whether the caller may move the item of a shared drive. */
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
                /** @description Whether the caller may lift the content restriction. */
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
            /** @description How the content is encrypted. */
            clientEncryptionDetails?: components["schemas"]["ClientEncryptionDetails"];
            /** @description Hints for showing and finding the file; never returned. */
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
            /** @description Content restrictions; at most one. */
            contentRestrictions?: components["schemas"]["ContentRestriction"][];
            /** @description Whether readers and commenters may not copy, print or download. */
            copyRequiresWriterPermission?: boolean;
            /** @description When the file was created (RFC 3339). */
            createdTime?: string;
            /** @description What the file is about. */
            description?: string;
            /** @description Who may not download the file. */
            downloadRestrictions?: components["schemas"]["DownloadRestrictionsMetadata"];
            /** @description ID of the shared drive that the file is in. */
            readonly driveId?: string;
            /** @description Whether the file itself was trashed, not a folder above it. */
            readonly explicitlyTrashed?: boolean;
            /** @description Addresses of the content in other formats, by media type. */
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
                /** @description Aperture, as f-number. */
                aperture?: number;
                /** @description Camera make. */
                cameraMake?: string;
                /** @description Camera model. */
                cameraModel?: string;
                /** @description Colour space. */
                colorSpace?: string;
                /** @description Exposure bias, as APEX value. */
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
                /** @description Where the image was taken. */
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
                /** @description Quarter turns, clockwise, from how the image is stored. */
                rotation?: number;
                /** @description Kind of sensor. */
                sensor?: string;
                /** @description Distance of the subject, in metres. */
                subjectDistance?: number;
                /** @description When the image was taken, as the camera wrote it. */
                time?: string;
                /** @description White balance. */
                whiteBalance?: string;
                /** @description Width, in pixels. */
                width?: number;
            };
            /** @description Whether only people with direct access can open the folder. */
            inheritedPermissionsDisabled?: boolean;
            /** @description Whether the client created or opened the file. */
            readonly isAppAuthorized?: boolean;
            /** @description Type of the resource; always the same. */
            readonly kind?: string;
            /** @description Labels on the file. */
            readonly labelInfo?: {
                /** @description The labels that includeLabels named. */
                labels?: components["schemas"]["Label"][];
            };
            /** @description Who changed the file last. */
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
            /** @description Media type of the content, or kind of document. */
            mimeType?: string;
            /** @description Whether the caller has changed the file. */
            readonly modifiedByMe?: boolean;
            /**
             * Format: date-time
             * @description When the caller last changed the file.
             */
            readonly modifiedByMeTime?: string;
            /** @description When anybody last changed the file (RFC 3339). */
            modifiedTime?: string;
            /** @description Name of the file; not unique. */
            name?: string;
            /** @description Name under which the content was uploaded. */
            originalFilename?: string;
            /** @description Whether the caller owns the file. */
            readonly ownedByMe?: boolean;
            /** @description The owner; not for items of shared drives. */
            readonly owners?: components["schemas"]["User"][];
            /** @description ID of the folder that the file is in; changed with addParents and removeParents. */
            parents?: string[];
            /** @description IDs of the permissions. */
            readonly permissionIds?: string[];
            /** @description Who has access; only for callers who may share the file. */
            readonly permissions?: components["schemas"]["Permission"][];
            /** @description Values visible to every client, by key; null removes one. */
            properties?: {
                [key: string]: string;
            };
            /**
             * Format: int64
             * @description Quota used, in bytes as text.
             */
            readonly quotaBytesUsed?: string;
            /** @description Resource key of links. */
            readonly resourceKey?: string;
            /** @description SHA-1 of the content, in hexadecimal. */
            readonly sha1Checksum?: string;
            /** @description SHA-256 of the content, in hexadecimal. */
            readonly sha256Checksum?: string;
            /** @description Whether anybody else has access. */
            readonly shared?: boolean;
            /**
             * Format: date-time
             * @description When the file was shared with the caller.
             */
            readonly sharedWithMeTime?: string;
            /** @description Who shared the file with the caller. */
            readonly sharingUser?: components["schemas"]["User"];
            /** @description What a shortcut leads to. */
            shortcutDetails?: {
                /** @description ID of the target; immutable. */
                targetId?: string;
                /** @description Media type of the target when the shortcut was created. */
                targetMimeType?: string;
                /** @description Resource key of links to the target. */
                targetResourceKey?: string;
            };
            /**
             * Format: int64
             * @description Size of the content, in bytes as text.
             */
            readonly size?: string;
            /** @description Spaces that the file is in: drive or appDataFolder. */
            readonly spaces?: string[];
            /** @description Whether the caller has starred the file. */
            starred?: boolean;
            /**
             * @deprecated
             * @description Former name of driveId.
             */
            readonly teamDriveId?: string;
            /** @description URL of a thumbnail of the file; valid for hours. */
            readonly thumbnailLink?: string;
            /**
             * Format: int64
             * @description Version of the thumbnail, as text.
             */
            readonly thumbnailVersion?: string;
            /** @description Whether the file or a folder above it is in the trash. */
            trashed?: boolean;
            /**
             * Format: date-time
             * @description When the item of a shared drive was trashed.
             */
            readonly trashedTime?: string;
            /** @description Who trashed the item of a shared drive. */
            readonly trashingUser?: components["schemas"]["User"];
            /**
             * Format: int64
             * @description Number that grows with every change, as text.
             */
            readonly version?: string;
            /** @description Metadata of a video. */
            readonly videoMediaMetadata?: {
                /**
                 * Format: int64
                 * @description Length, in milliseconds as text.
                 */
                durationMillis?: string;
                /** @description Height, in pixels. */
                height?: number;
                /** @description Width, in pixels. */
                width?: number;
            };
            /** @description Whether the caller has seen the file. */
            readonly viewedByMe?: boolean;
            /** @description When the caller last saw the file (RFC 3339). */
            viewedByMeTime?: string;
            /**
             * @deprecated
             * @description The opposite of copyRequiresWriterPermission, which replaces it.
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
            /** @description Whether not every drive could be searched. */
            incompleteSearch?: boolean;
            /** @description Type of the resource; always the same. */
            kind?: string;
            /** @description Token of the next page; absent on the last one. */
            nextPageToken?: string;
        };
        /** @description A token for client-side encryption. */
        GenerateCseTokenResponse: {
            /**
             * Format: int64
             * @description ID of the key service, a whole number as text.
             */
            currentKaclsId?: string;
            /** @description Name of the key service. */
            currentKaclsName?: string;
            /** @description ID of the file that the token is for. */
            fileId?: string;
            /** @description The token, signed. */
            jwt?: string;
            /** @description Type of the resource; always the same. */
            readonly kind?: string;
        };
        /** @description IDs that files can be created with. */
        GeneratedIds: {
            /** @description The IDs. */
            ids?: string[];
            /** @description Type of the resource; always the same. */
            kind?: string;
            /** @description Space that they are for. */
            space?: string;
        };
        /** @description A label on a file. */
        Label: {
            /** @description Values of the label’s fields, by field ID. */
            fields?: {
                [key: string]: components["schemas"]["LabelField"];
            };
            /** @description ID of the label. */
            id?: string;
            /** @description Type of the resource; always the same. */
            kind?: string;
            /** @description Revision of the label’s definition. */
            revisionId?: string;
        };
        /** @description The value of one field of a label. */
        LabelField: {
            /** @description Days, as yyyy-mm-dd. */
            dateString?: string[];
            /** @description ID of the field. */
            id?: string;
            /** @description Whole numbers, as text. */
            integer?: string[];
            /** @description Type of the resource; always the same. */
            kind?: string;
            /** @description IDs of the choices. */
            selection?: string[];
            /** @description Texts. */
            text?: string[];
            /** @description People. */
            user?: components["schemas"]["User"][];
            /**
             * @description Which of the other fields holds the value.
             * @enum {string}
             */
            valueType?: "dateString" | "integer" | "selection" | "text" | "user";
        };
        /** @description Change to one field of a label. */
        LabelFieldModification: {
            /** @description ID of the field. */
            fieldId: string;
            /** @description Type of the resource; always the same. */
            kind?: string;
            /** @description Days that replace the value, as yyyy-mm-dd. */
            setDateValues?: string[];
            /** @description Whole numbers that replace the value, as text. */
            setIntegerValues?: string[];
            /** @description IDs of the choices that replace the value. */
            setSelectionValues?: string[];
            /** @description The text that replaces the value. */
            setTextValues?: string[];
            /** @description Addresses of the people that replace the value. */
            setUserValues?: string[];
            /** @description Whether to clear the value. */
            unsetValues?: boolean;
        };
        /** @description A page of the labels on a file. */
        LabelList: {
            /** @description Type of the resource; always the same. */
            kind?: string;
            /** @description The labels of this page. */
            labels?: components["schemas"]["Label"][];
            /** @description Token of the next page; absent on the last one. */
            nextPageToken?: string;
        };
        /** @description Change to one label of a file. */
        LabelModification: {
            /** @description Changes to its fields. */
            fieldModifications?: components["schemas"]["LabelFieldModification"][];
            /** @description Type of the resource; always the same. */
            kind?: string;
            /** @description ID of the label, which is added if the file does not have it. */
            labelId: string;
            /** @description Whether to remove the label from the file. */
            removeLabel?: boolean;
        };
        /** @description A page of requests for access. */
        ListAccessProposalsResponse: {
            /** @description The requests of this page that nobody has resolved. */
            accessProposals?: components["schemas"]["AccessProposal"][];
            /** @description Token of the next page; absent on the last one. */
            nextPageToken?: string;
        };
        /** @description Changes to the labels of a file, applied atomically. */
        ModifyLabelsRequest: {
            /** @description Type of the resource; always the same. */
            kind?: string;
            /** @description One entry per label. */
            labelModifications?: components["schemas"]["LabelModification"][];
        };
        /** @description The changed labels of a file. */
        ModifyLabelsResponse: {
            /** @description Type of the resource; always the same. */
            kind?: string;
            /** @description The labels that were added or changed. */
            modifiedLabels?: components["schemas"]["Label"][];
        };
        /** @description A long-running operation; when done, it has either a response or an error. */
        Operation: {
            /** @description Whether the operation is done. */
            done?: boolean;
            /** @description Why the operation failed. */
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
        /** @description What one person, group, organisation or everyone may do with an item. */
        Permission: {
            /** @description Whether searches find the item; for organisations and everyone. */
            allowFileDiscovery?: boolean;
            /** @description Whether the account is gone. */
            readonly deleted?: boolean;
            /** @description Display name. */
            readonly displayName?: string;
            /** @description Domain whose people get access. Set only on creation. */
            domain?: string;
            /** @description Address of the person or group. Set only on creation. */
            emailAddress?: string;
            /**
             * Format: date-time
             * @description When the permission of a person or group ends.
             */
            expirationTime?: string;
            /** @description ID of the permission; the same on every item. */
            readonly id?: string;
            /** @description Whether the folder has limited access. */
            inheritedPermissionsDisabled?: boolean;
            /** @description Type of the resource; always the same. */
            readonly kind?: string;
            /** @description Whether ownership was offered to the person. */
            pendingOwner?: boolean;
            /** @description Each grant that the permission is made of. */
            readonly permissionDetails?: {
                /**
                 * @description Whether the grant is on an item or a membership of the drive.
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
                /** @description Folder or shared drive that the grant comes from. */
                inheritedFrom?: string;
            }[];
            /** @description URL of a photo. */
            readonly photoLink?: string;
            /**
             * @description What the permission allows.
             * @enum {string}
             */
            role?: "owner" | "organizer" | "fileOrganizer" | "writer" | "commenter" | "reader";
            /**
             * @deprecated
             * @description Former name of permissionDetails.
             */
            readonly teamDrivePermissionDetails?: {
                /**
                 * @description Whether the grant is on an item or a membership of the drive.
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
                /** @description Folder or shared drive that the grant comes from. */
                inheritedFrom?: string;
            }[];
            /**
             * @description Who gets access.
             * @enum {string}
             */
            type?: "user" | "group" | "domain" | "anyone";
            /**
             * @description View that the permission belongs to; absent for the item itself.
             * @enum {string}
             */
            view?: "published" | "metadata";
        };
        /** @description A page of permissions. */
        PermissionList: {
            /** @description Type of the resource; always the same. */
            kind?: string;
            /** @description Token of the next page; absent on the last one. */
            nextPageToken?: string;
            /** @description The permissions of this page. */
            permissions?: components["schemas"]["Permission"][];
        };
        /** @description Reviewers to add or to replace; at least one entry. */
        ReassignApprovalRequest: {
            /** @description Reviewers to add. */
            addReviewers?: components["schemas"]["AddReviewer"][];
            /** @description Text for everyone involved in the approval. */
            message?: string;
            /** @description Reviewers to replace, who have not answered yet. */
            replaceReviewers?: components["schemas"]["ReplaceReviewer"][];
        };
        /** @description A reviewer to replace. */
        ReplaceReviewer: {
            /** @description Address of the new reviewer. */
            addedReviewerEmail: string;
            /** @description Address of the replaced reviewer. */
            removedReviewerEmail: string;
        };
        /** @description A reply to a comment. */
        Reply: {
            /**
             * @description What the reply does to the comment.
             * @enum {string}
             */
            action?: "resolve" | "reopen";
            /** @description Address of the assignee. */
            readonly assigneeEmailAddress?: string;
            /** @description Who wrote it. */
            readonly author?: components["schemas"]["User"];
            /** @description The text; optional only in a reply that resolves or reopens. */
            content?: string;
            /**
             * Format: date-time
             * @description When it was written.
             */
            readonly createdTime?: string;
            /** @description Whether it was deleted; it has no content then. */
            readonly deleted?: boolean;
            /** @description The text, as HTML. */
            readonly htmlContent?: string;
            /** @description ID of the reply. */
            readonly id?: string;
            /** @description Type of the resource; always the same. */
            readonly kind?: string;
            /** @description Addresses of the people it mentions. */
            readonly mentionedEmailAddresses?: string[];
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            readonly modifiedTime?: string;
        };
        /** @description A page of replies. */
        ReplyList: {
            /** @description Type of the resource; always the same. */
            kind?: string;
            /** @description Token of the next page; absent on the last one. */
            nextPageToken?: string;
            /** @description The replies of this page, oldest first. */
            replies?: components["schemas"]["Reply"][];
        };
        /** @description The decision on a request for access. */
        ResolveAccessProposalRequest: {
            /**
             * @description Whether access is granted. Required.
             * @enum {string}
             */
            action: "ACTION_UNSPECIFIED" | "ACCEPT" | "DENY";
            /** @description Roles to grant; required to grant access. */
            role?: ("reader" | "commenter" | "writer")[];
            /** @description Whether the requester is notified by mail. */
            sendNotification?: boolean;
            /**
             * @description View to grant access to; only one that was requested.
             * @enum {string}
             */
            view?: "published";
        };
        /** @description The answer of one reviewer. */
        ReviewerResponse: {
            /** @description Type of the resource; always the same. */
            kind?: string;
            /**
             * @description The answer.
             * @enum {string}
             */
            response?: "RESPONSE_UNSPECIFIED" | "NO_RESPONSE" | "APPROVED" | "DECLINED";
            /** @description The reviewer. */
            reviewer?: components["schemas"]["User"];
        };
        /** @description The content of a file as it was at one time. */
        Revision: {
            /** @description Addresses of the content in other formats, by media type. */
            readonly exportLinks?: {
                [key: string]: string;
            };
            /** @description ID of the revision. */
            readonly id?: string;
            /** @description Whether the revision is kept forever; cannot be undone. */
            keepForever?: boolean;
            /** @description Type of the resource; always the same. */
            readonly kind?: string;
            /** @description Who created the revision. */
            readonly lastModifyingUser?: components["schemas"]["User"];
            /** @description MD5 of the content, in hexadecimal. */
            readonly md5Checksum?: string;
            /** @description Media type of the content. */
            readonly mimeType?: string;
            /**
             * Format: date-time
             * @description When the revision was created.
             */
            readonly modifiedTime?: string;
            /** @description Name under which the content was uploaded. */
            readonly originalFilename?: string;
            /** @description Whether later revisions are published automatically. */
            publishAuto?: boolean;
            /** @description Whether the revision is published. */
            published?: boolean;
            /** @description Address of the published revision. */
            readonly publishedLink?: string;
            /** @description Whether it is published beyond the organisation. */
            publishedOutsideDomain?: boolean;
            /**
             * Format: int64
             * @description Size of the content, in bytes as text.
             */
            readonly size?: string;
        };
        /** @description A page of revisions. */
        RevisionList: {
            /** @description Type of the resource; always the same. */
            kind?: string;
            /** @description Token of the next page; absent on the last one. */
            nextPageToken?: string;
            /** @description The revisions of this page, oldest first. */
            revisions?: components["schemas"]["Revision"][];
        };
        /** @description Who is to approve a file, and how. */
        StartApprovalRequest: {
            /** @description When the answers are due. */
            dueTime?: string;
            /** @description What a change of the content does: RESET_APPROVAL (the default, asks again) or NO_APPROVAL_ACTION. */
            fileContentChangeBehavior?: string;
            /** @description Whether the content may not be changed meanwhile. */
            lockFile?: boolean;
            /** @description Text for the reviewers. */
            message?: string;
            /** @description Addresses of the reviewers. At least one is required. */
            reviewerEmails: string[];
        };
        /** @description Where later changes are listed from. */
        StartPageToken: {
            /** @description Type of the resource; always the same. */
            kind?: string;
            /** @description Token for the pageToken of a list of changes. */
            startPageToken?: string;
        };
        /** @description Why an operation failed (google.rpc.Status). */
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
            /** @description Background image of the drive; replaced as a whole, never returned. */
            backgroundImageFile?: {
                /** @description ID of an image file. */
                id?: string;
                /** @description Width of the part that is shown, from 0 to 1 of the image. */
                width?: number;
                /** @description Left edge of the part that is shown, from 0 to 1. */
                xCoordinate?: number;
                /** @description Upper edge of the part that is shown, from 0 to 1. */
                yCoordinate?: number;
            };
            /** @description URL of the drive’s background image. */
            readonly backgroundImageLink?: string;
            /** @description What the caller may do. */
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
            /** @description Colour of the drive, as #rrggbb; not together with a theme. */
            colorRgb?: string;
            /**
             * Format: date-time
             * @description When the drive was created.
             */
            readonly createdTime?: string;
            /** @description ID of the drive, which is also the ID of its root folder. */
            readonly id?: string;
            /** @description Type of the resource; always the same. */
            readonly kind?: string;
            /** @description Name of the drive. */
            name?: string;
            /** @description ID of the organisational unit; for administrators only. */
            readonly orgUnitId?: string;
            /** @description Restrictions on everything in the drive. */
            restrictions?: {
                /** @description Whether only administrators may change the restrictions. */
                adminManagedRestrictions?: boolean;
                /** @description Whether readers and commenters may not copy, print or download. */
                copyRequiresWriterPermission?: boolean;
                /** @description Whether only people of the organisation get access. */
                domainUsersOnly?: boolean;
                /** @description Who may not download, print or copy. */
                downloadRestriction?: components["schemas"]["DownloadRestriction"];
                /** @description Whether only organizers may share folders. */
                sharingFoldersRequiresOrganizerPermission?: boolean;
                /** @description Whether only members of the drive get access to its items. */
                teamMembersOnly?: boolean;
            };
            /** @description Theme to take the image and colour from; never returned. */
            themeId?: string;
        };
        /** @description A page of team drives. */
        TeamDriveList: {
            /** @description Type of the resource; always the same. */
            kind?: string;
            /** @description Token of the next page; absent on the last one. */
            nextPageToken?: string;
            /** @description The team drives of this page. */
            teamDrives?: components["schemas"]["TeamDrive"][];
        };
        /** @description A person, as the file storage service shows people. */
        User: {
            /** @description Display name. */
            readonly displayName?: string;
            /** @description Email address. */
            readonly emailAddress?: string;
            /** @description Type of the resource; always the same. */
            readonly kind?: string;
            /** @description Whether it is the caller. */
            readonly me?: boolean;
            /** @description ID of the person’s permissions. */
            readonly permissionId?: string;
            /** @description URL of a photo. */
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
                /** @description Comma-separated file extensions that the apps open. */
                appFilterExtensions?: string;
                /** @description Comma-separated media types that the apps open. */
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
                /** @description ID of the request for access. */
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
                /** @description Maximum number of entries per page; a page may have fewer. */
                pageSize?: number;
                /** @description The nextPageToken of the previous page; without it, the first page is returned. */
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
                /** @description ID of the request for access. */
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
                /** @description Maximum number of entries per page; a page may have fewer. */
                pageSize?: number;
                /** @description The nextPageToken of the previous page; without it, the first page is returned. */
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
                /** @description ID of the shared drive whose changes the token is for; otherwise, the caller’s. */
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
                /** @description ID of the shared drive whose changes are listed; otherwise, the caller’s. */
                driveId?: string;
                /** @description Whether the file is returned with a removal when the caller can still open it. */
                includeCorpusRemovals?: boolean;
                /** @description Whether items of shared drives are also returned. */
                includeItemsFromAllDrives?: boolean;
                /** @description Comma-separated IDs of the labels to return in labelInfo. */
                includeLabels?: string;
                /** @description Additional view whose permissions are returned; only published is supported. */
                includePermissionsForView?: "published";
                /** @description Whether removals are returned, such as deletions and lost access. */
                includeRemoved?: boolean;
                /**
                 * @deprecated
                 * @description Former name of includeItemsFromAllDrives.
                 */
                includeTeamDriveItems?: boolean;
                /** @description Maximum number of entries per page; a page may have fewer. */
                pageSize?: number;
                /** @description The nextPageToken of the previous page, or the start page token. */
                pageToken: string;
                /** @description Whether only changes below My Drive are returned. */
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
                /** @description ID of the shared drive to watch; otherwise, the caller’s changes. */
                driveId?: string;
                /** @description Whether the file is returned with a removal when the caller can still open it. */
                includeCorpusRemovals?: boolean;
                /** @description Whether items of shared drives are also returned. */
                includeItemsFromAllDrives?: boolean;
                /** @description Comma-separated IDs of the labels to return in labelInfo. */
                includeLabels?: string;
                /** @description Additional view whose permissions are returned; only published is supported. */
                includePermissionsForView?: "published";
                /** @description Whether removals are returned, such as deletions and lost access. */
                includeRemoved?: boolean;
                /**
                 * @deprecated
                 * @description Former name of includeItemsFromAllDrives.
                 */
                includeTeamDriveItems?: boolean;
                /** @description Maximum number of entries per page; a page may have fewer. */
                pageSize?: number;
                /** @description The start page token or nextPageToken from which to notify of changes. */
                pageToken: string;
                /** @description Whether only changes below My Drive are returned. */
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
                /** @description Whether deleted entries are also returned, without their content. */
                includeDeleted?: boolean;
                /** @description Maximum number of entries per page; a page may have fewer. */
                pageSize?: number;
                /** @description The nextPageToken of the previous page; without it, the first page is returned. */
                pageToken?: string;
                /** @description Only comments that were changed at or after this time. */
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
                /** @description Whether deleted entries are also returned, without their content. */
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
                /** @description Whether deleted entries are also returned, without their content. */
                includeDeleted?: boolean;
                /** @description Maximum number of entries per page; a page may have fewer. */
                pageSize?: number;
                /** @description The nextPageToken of the previous page; without it, the first page is returned. */
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
                /** @description Whether deleted entries are also returned, without their content. */
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
                /** @description Maximum number of entries per page; a page may have fewer. */
                pageSize?: number;
                /** @description The nextPageToken of the previous page; without it, the first page is returned. */
                pageToken?: string;
                /** @description Search expression over shared drives, such as name contains 'plan'. */
                q?: string;
                /** @description Whether all shared drives of the administered organisation are listed. */
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
                /** @description A random ID from the client; repeating the request returns the same drive. */
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
                /** @description Whether the items of the drive are deleted with it; with useDomainAdminAccess only. */
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
                /** @description Maximum number of entries per page; a page may have fewer. */
                pageSize?: number;
                /** @description The nextPageToken of the previous page; without it, the first page is returned. */
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
                /** @description A random ID from the client; repeating the request returns the same drive. */
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
                /** @description Whether open comments are also copied. */
                copyComments?: boolean;
                /**
                 * @deprecated
                 * @description Ignored; every item has one parent.
                 */
                enforceSingleParent?: boolean;
                /** @description Whether to ignore the organisation’s default visibility for new files. */
                ignoreDefaultVisibility?: boolean;
                /** @description Comma-separated IDs of the labels to return in labelInfo. */
                includeLabels?: string;
                /** @description Additional view whose permissions are returned; only published is supported. */
                includePermissionsForView?: "published";
                /** @description Whether the new head revision is kept forever; for binary content. */
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
                /** @description What is searched: user, domain, drive or allDrives. */
                corpora?: "user" | "domain" | "drive" | "allDrives";
                /**
                 * @deprecated
                 * @description Former form of corpora.
                 */
                corpus?: "domain" | "user";
                /** @description ID of the shared drive to search, with corpora=drive. */
                driveId?: string;
                /** @description Whether items of shared drives are also returned. */
                includeItemsFromAllDrives?: boolean;
                /** @description Comma-separated IDs of the labels to return in labelInfo. */
                includeLabels?: string;
                /** @description Additional view whose permissions are returned; only published is supported. */
                includePermissionsForView?: "published";
                /**
                 * @deprecated
                 * @description Former name of includeItemsFromAllDrives.
                 */
                includeTeamDriveItems?: boolean;
                /** @description Comma-separated keys such as name, modifiedTime desc, folder. */
                orderBy?: string;
                /** @description Maximum number of entries per page; a page may have fewer. */
                pageSize?: number;
                /** @description The nextPageToken of the previous page; without it, the first page is returned. */
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
                 * @description Ignored; every item has one parent.
                 */
                enforceSingleParent?: boolean;
                /** @description Whether to ignore the organisation’s default visibility for new files. */
                ignoreDefaultVisibility?: boolean;
                /** @description Comma-separated IDs of the labels to return in labelInfo. */
                includeLabels?: string;
                /** @description Additional view whose permissions are returned; only published is supported. */
                includePermissionsForView?: "published";
                /** @description Whether the new head revision is kept forever; for binary content. */
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
                /** @description Whether the uploaded content is indexed for searches. */
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
                /** @description Whether the caller accepts the risk of content that is known to be harmful; with alt=media. */
                acknowledgeAbuse?: boolean;
                /** @description Comma-separated IDs of the labels to return in labelInfo. */
                includeLabels?: string;
                /** @description Additional view whose permissions are returned; only published is supported. */
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
            /** @description The file, or with alt=media its content. */
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
                 * @description Ignored; every item has one parent.
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
                 * @description Ignored; every item has one parent.
                 */
                enforceSingleParent?: boolean;
                /** @description Comma-separated IDs of the labels to return in labelInfo. */
                includeLabels?: string;
                /** @description Additional view whose permissions are returned; only published is supported. */
                includePermissionsForView?: "published";
                /** @description Whether the new head revision is kept forever; for binary content. */
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
                /** @description Whether the uploaded content is indexed for searches. */
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
                /** @description ID of the revision to download; for binary files and some documents. */
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
                /** @description ID of the shared drive whose trash is emptied; otherwise the caller’s. */
                driveId?: string;
                /**
                 * @deprecated
                 * @description Ignored; every item has one parent.
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
                /** @description ID of the file that the token is for; a new one when absent. */
                fileId?: string;
                /** @description ID of the parent folder of a new encrypted file. */
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
                /** @description How many IDs to return. */
                count?: number;
                /** @description Space that the IDs are for. */
                space?: "drive" | "appDataFolder";
                /** @description Kind of items that the IDs are for. */
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
                /** @description Maximum number of entries per page; a page may have fewer. */
                maxResults?: number;
                /** @description The nextPageToken of the previous page; without it, the first page is returned. */
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
                /** @description Whether the caller accepts the risk of content that is known to be harmful; with alt=media. */
                acknowledgeAbuse?: boolean;
                /** @description Comma-separated IDs of the labels to return in labelInfo. */
                includeLabels?: string;
                /** @description Additional view whose permissions are returned; only published is supported. */
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
                /** @description Name of the operation, as download returned it. */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operation, or with alt=media the document in the requested format. */
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
                /** @description Additional view whose permissions are returned; only published is supported. */
                includePermissionsForView?: "published";
                /** @description Maximum number of entries per page; a page may have fewer. */
                pageSize?: number;
                /** @description The nextPageToken of the previous page; without it, the first page is returned. */
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
                /** @description Text to include in the notification. */
                emailMessage?: string;
                /**
                 * @deprecated
                 * @description Ignored; access is always inherited downwards.
                 */
                enforceExpansiveAccess?: boolean;
                /**
                 * @deprecated
                 * @description Ignored; every item has one parent.
                 */
                enforceSingleParent?: boolean;
                /** @description Whether the item goes to the root folder of its new owner. */
                moveToNewOwnersRoot?: boolean;
                /** @description Whether people and groups are notified by mail. */
                sendNotificationEmail?: boolean;
                /** @description Whether the client supports shared drives. */
                supportsAllDrives?: boolean;
                /**
                 * @deprecated
                 * @description Former name of supportsAllDrives.
                 */
                supportsTeamDrives?: boolean;
                /** @description Must be true to make someone the owner; the current owner becomes a writer. */
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
                 * @description Ignored; access is always inherited downwards.
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
                 * @description Ignored; access is always inherited downwards.
                 */
                enforceExpansiveAccess?: boolean;
                /** @description Whether the permission no longer expires. */
                removeExpiration?: boolean;
                /** @description Whether the client supports shared drives. */
                supportsAllDrives?: boolean;
                /**
                 * @deprecated
                 * @description Former name of supportsAllDrives.
                 */
                supportsTeamDrives?: boolean;
                /** @description Must be true to make someone the owner; the current owner becomes a writer. */
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
                /** @description Whether the caller accepts the risk of content that is known to be harmful; with alt=media. */
                acknowledgeAbuse?: boolean;
            };
            header?: never;
            path: {
                /** @description ID of the file or folder. */
                fileId: string;
                /** @description ID of the revision; head stands for the latest. */
                revisionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The revision, or with alt=media its content. */
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
                /** @description ID of the revision; head stands for the latest. */
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
                /** @description ID of the revision; head stands for the latest. */
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
                /** @description Maximum number of entries per page; a page may have fewer. */
                pageSize?: number;
                /** @description The nextPageToken of the previous page; without it, the first page is returned. */
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

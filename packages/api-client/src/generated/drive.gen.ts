// Generated from the OpenAPI documents by `pnpm generate`. Do not edit.
export interface paths {
    "/about": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read about the caller, their storage and what the service can do */
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
        /** Read about one app that opens files */
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
        /** Call an approval off */
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
        /** Say something about an approval without deciding */
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
        /** Be told when anything changes for the caller or in a shared drive */
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
        /** Stop the messages of a file storage channel */
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
        /** Reply to a comment, resolve it or open it again */
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
        /** Read what is known about a shared drive */
        get: operations["drive.drives.get"];
        put?: never;
        post?: never;
        /** Delete a shared drive */
        delete: operations["drive.drives.delete"];
        options?: never;
        head?: never;
        /** Change members of a shared drive */
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
         * Read what is known about a team drive
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
         * Change members of a team drive
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
        /** Read what is known about a file, or its content */
        get: operations["drive.files.get"];
        put?: never;
        post?: never;
        /** Delete a file for ever, without the trash */
        delete: operations["drive.files.delete"];
        options?: never;
        head?: never;
        /** Change a file, its content or its place */
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
        /** Delete everything in the trash for ever */
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
        /** Get ids for files that are to be created */
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
        /** Put labels on a file, change or remove them */
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
        /** Be told when a file changes */
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
        /** Ask how far a long-running operation is */
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
        /** Take a permission away */
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
        /** Read what is known about a revision, or its content */
        get: operations["drive.revisions.get"];
        put?: never;
        post?: never;
        /** Delete a revision of a file with binary content */
        delete: operations["drive.revisions.delete"];
        options?: never;
        head?: never;
        /** Keep a revision for ever, or publish it */
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
        About: {
            appInstalled?: boolean;
            canCreateDrives?: boolean;
            /** @deprecated */
            canCreateTeamDrives?: boolean;
            driveThemes?: {
                backgroundImageLink?: string;
                colorRgb?: string;
                id?: string;
            }[];
            exportFormats?: {
                [key: string]: string[];
            };
            folderColorPalette?: string[];
            importFormats?: {
                [key: string]: string[];
            };
            kind?: string;
            maxImportSizes?: {
                [key: string]: string;
            };
            maxUploadSize?: string;
            storageQuota?: {
                limit?: string;
                usage?: string;
                usageInDrive?: string;
                usageInDriveTrash?: string;
            };
            /** @deprecated */
            teamDriveThemes?: {
                backgroundImageLink?: string;
                colorRgb?: string;
                id?: string;
            }[];
            user?: components["schemas"]["User"];
        };
        AccessProposal: {
            /** Format: date-time */
            createTime?: string;
            fileId?: string;
            proposalId?: string;
            recipientEmailAddress?: string;
            requesterEmailAddress?: string;
            requestMessage?: string;
            rolesAndViews?: components["schemas"]["AccessProposalRoleAndView"][];
        };
        AccessProposalRoleAndView: {
            /** @enum {string} */
            role?: "reader" | "commenter" | "writer";
            /** @enum {string} */
            view?: "published";
        };
        AddReviewer: {
            addedReviewerEmail?: string;
        };
        App: {
            authorized?: boolean;
            createInFolderTemplate?: string;
            createUrl?: string;
            hasDriveWideScope?: boolean;
            icons?: components["schemas"]["AppIcons"][];
            id?: string;
            installed?: boolean;
            readonly kind?: string;
            longDescription?: string;
            name?: string;
            objectType?: string;
            openUrlTemplate?: string;
            primaryFileExtensions?: string[];
            primaryMimeTypes?: string[];
            productId?: string;
            productUrl?: string;
            secondaryFileExtensions?: string[];
            secondaryMimeTypes?: string[];
            shortDescription?: string;
            supportsCreate?: boolean;
            supportsImport?: boolean;
            supportsMultiOpen?: boolean;
            supportsOfflineCreate?: boolean;
            useByDefault?: boolean;
        };
        AppIcons: {
            category?: string;
            iconUrl?: string;
            size?: number;
        };
        AppList: {
            defaultAppIds?: string[];
            items?: components["schemas"]["App"][];
            readonly kind?: string;
            selfLink?: string;
        };
        Approval: {
            approvalId?: string;
            /** Format: date-time */
            completeTime?: string;
            /** Format: date-time */
            createTime?: string;
            /** Format: date-time */
            dueTime?: string;
            fileContentChangeBehavior?: string;
            initiator?: components["schemas"]["User"];
            kind?: string;
            /** Format: date-time */
            modifyTime?: string;
            reviewerResponses?: components["schemas"]["ReviewerResponse"][];
            /** @enum {string} */
            status?: "STATUS_UNSPECIFIED" | "IN_PROGRESS" | "APPROVED" | "CANCELLED" | "DECLINED";
            targetFileId?: string;
        };
        ApprovalList: {
            items?: components["schemas"]["Approval"][];
            kind?: string;
            nextPageToken?: string;
        };
        ApproveApprovalRequest: {
            message?: string;
        };
        CancelApprovalRequest: {
            message?: string;
        };
        Change: {
            /** @enum {string} */
            changeType?: "file" | "drive";
            drive?: components["schemas"]["Drive"];
            driveId?: string;
            file?: components["schemas"]["File"];
            fileId?: string;
            kind?: string;
            removed?: boolean;
            /** @deprecated */
            teamDrive?: components["schemas"]["TeamDrive"];
            /** @deprecated */
            teamDriveId?: string;
            /** Format: date-time */
            time?: string;
            /**
             * @deprecated
             * @enum {string}
             */
            type?: "file" | "drive" | "teamDrive";
        };
        ChangeList: {
            changes?: components["schemas"]["Change"][];
            kind?: string;
            newStartPageToken?: string;
            nextPageToken?: string;
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
        ClientEncryptionDetails: {
            decryptionMetadata?: components["schemas"]["DecryptionMetadata"];
            encryptionState?: string;
        };
        Comment: {
            anchor?: string;
            readonly assigneeEmailAddress?: string;
            author?: components["schemas"]["User"];
            content?: string;
            /** Format: date-time */
            createdTime?: string;
            readonly deleted?: boolean;
            readonly htmlContent?: string;
            readonly id?: string;
            readonly kind?: string;
            readonly mentionedEmailAddresses?: string[];
            /** Format: date-time */
            modifiedTime?: string;
            quotedFileContent?: {
                mimeType?: string;
                value?: string;
            };
            readonly replies?: components["schemas"]["Reply"][];
            readonly resolved?: boolean;
        };
        CommentApprovalRequest: {
            message?: string;
        };
        CommentList: {
            comments?: components["schemas"]["Comment"][];
            kind?: string;
            nextPageToken?: string;
        };
        ContentRestriction: {
            ownerRestricted?: boolean;
            readonly readOnly?: boolean;
            reason?: string;
            restrictingUser?: components["schemas"]["User"];
            /** Format: date-time */
            restrictionTime?: string;
            readonly systemRestricted?: boolean;
            readonly type?: string;
        };
        DeclineApprovalRequest: {
            message?: string;
        };
        DecryptionMetadata: {
            aes256GcmChunkSize?: string;
            encryptionResourceKeyHash?: string;
            jwt?: string;
            kaclsId?: string;
            kaclsName?: string;
            keyFormat?: string;
            wrappedKey?: string;
        };
        DownloadRestriction: {
            restrictedForReaders?: boolean;
            restrictedForWriters?: boolean;
        };
        DownloadRestrictionsMetadata: {
            effectiveDownloadRestrictionWithContext?: components["schemas"]["DownloadRestriction"];
            itemDownloadRestriction?: components["schemas"]["DownloadRestriction"];
        };
        Drive: {
            backgroundImageFile?: {
                id?: string;
                width?: number;
                xCoordinate?: number;
                yCoordinate?: number;
            };
            readonly backgroundImageLink?: string;
            readonly capabilities?: {
                canAddChildren?: boolean;
                canChangeCopyRequiresWriterPermissionRestriction?: boolean;
                canChangeDomainUsersOnlyRestriction?: boolean;
                canChangeDownloadRestriction?: boolean;
                canChangeDriveBackground?: boolean;
                canChangeDriveMembersOnlyRestriction?: boolean;
                canChangeSharingFoldersRequiresOrganizerPermissionRestriction?: boolean;
                canComment?: boolean;
                canCopy?: boolean;
                canDeleteChildren?: boolean;
                canDeleteDrive?: boolean;
                canDownload?: boolean;
                canEdit?: boolean;
                canListChildren?: boolean;
                canManageMembers?: boolean;
                canReadRevisions?: boolean;
                canRename?: boolean;
                canRenameDrive?: boolean;
                canResetDriveRestrictions?: boolean;
                canShare?: boolean;
                canTrashChildren?: boolean;
            };
            colorRgb?: string;
            /** Format: date-time */
            createdTime?: string;
            hidden?: boolean;
            readonly id?: string;
            readonly kind?: string;
            name?: string;
            readonly orgUnitId?: string;
            restrictions?: {
                adminManagedRestrictions?: boolean;
                copyRequiresWriterPermission?: boolean;
                domainUsersOnly?: boolean;
                downloadRestriction?: components["schemas"]["DownloadRestriction"];
                driveMembersOnly?: boolean;
                sharingFoldersRequiresOrganizerPermission?: boolean;
            };
            themeId?: string;
        };
        DriveList: {
            drives?: components["schemas"]["Drive"][];
            kind?: string;
            nextPageToken?: string;
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
        File: {
            appProperties?: {
                [key: string]: string;
            };
            readonly capabilities?: {
                canAcceptOwnership?: boolean;
                canAccessViaGenAi?: boolean;
                canAddChildren?: boolean;
                canAddFolderFromAnotherDrive?: boolean;
                canAddMyDriveParent?: boolean;
                canChangeCopyRequiresWriterPermission?: boolean;
                canChangeItemDownloadRestriction?: boolean;
                canChangeSecurityUpdateEnabled?: boolean;
                canChangeViewersCanCopyContent?: boolean;
                canComment?: boolean;
                canCopy?: boolean;
                canDelete?: boolean;
                canDeleteChildren?: boolean;
                canDisableInheritedPermissions?: boolean;
                canDownload?: boolean;
                canEdit?: boolean;
                canEnableInheritedPermissions?: boolean;
                canListChildren?: boolean;
                canModifyContent?: boolean;
                canModifyContentRestriction?: boolean;
                canModifyEditorContentRestriction?: boolean;
                canModifyLabels?: boolean;
                canModifyOwnerContentRestriction?: boolean;
                canMoveChildrenOutOfDrive?: boolean;
                canMoveChildrenOutOfTeamDrive?: boolean;
                canMoveChildrenWithinDrive?: boolean;
                canMoveChildrenWithinTeamDrive?: boolean;
                canMoveItemIntoTeamDrive?: boolean;
                canMoveItemOutOfDrive?: boolean;
                canMoveItemOutOfTeamDrive?: boolean;
                canMoveItemWithinDrive?: boolean;
                canMoveItemWithinTeamDrive?: boolean;
                canMoveTeamDriveItem?: boolean;
                canReadDrive?: boolean;
                canReadLabels?: boolean;
                canReadRevisions?: boolean;
                canReadTeamDrive?: boolean;
                canRemoveChildren?: boolean;
                canRemoveContentRestriction?: boolean;
                canRemoveMyDriveParent?: boolean;
                canRename?: boolean;
                canShare?: boolean;
                canStartApproval?: boolean;
                canTrash?: boolean;
                canTrashChildren?: boolean;
                canUntrash?: boolean;
            };
            clientEncryptionDetails?: components["schemas"]["ClientEncryptionDetails"];
            contentHints?: {
                indexableText?: string;
                thumbnail?: {
                    image?: string;
                    mimeType?: string;
                };
            };
            contentRestrictions?: components["schemas"]["ContentRestriction"][];
            copyRequiresWriterPermission?: boolean;
            createdTime?: string;
            description?: string;
            downloadRestrictions?: components["schemas"]["DownloadRestrictionsMetadata"];
            readonly driveId?: string;
            readonly explicitlyTrashed?: boolean;
            readonly exportLinks?: {
                [key: string]: string;
            };
            readonly fileExtension?: string;
            folderColorRgb?: string;
            readonly fullFileExtension?: string;
            readonly hasAugmentedPermissions?: boolean;
            readonly hasThumbnail?: boolean;
            readonly headRevisionId?: string;
            readonly iconLink?: string;
            id?: string;
            readonly imageMediaMetadata?: {
                aperture?: number;
                cameraMake?: string;
                cameraModel?: string;
                colorSpace?: string;
                exposureBias?: number;
                exposureMode?: string;
                exposureTime?: number;
                flashUsed?: boolean;
                focalLength?: number;
                height?: number;
                isoSpeed?: number;
                lens?: string;
                location?: {
                    altitude?: number;
                    latitude?: number;
                    longitude?: number;
                };
                maxApertureValue?: number;
                meteringMode?: string;
                rotation?: number;
                sensor?: string;
                subjectDistance?: number;
                time?: string;
                whiteBalance?: string;
                width?: number;
            };
            inheritedPermissionsDisabled?: boolean;
            readonly isAppAuthorized?: boolean;
            readonly kind?: string;
            labelInfo?: {
                labels?: components["schemas"]["Label"][];
            };
            lastModifyingUser?: components["schemas"]["User"];
            linkShareMetadata?: {
                securityUpdateEligible?: boolean;
                securityUpdateEnabled?: boolean;
            };
            readonly md5Checksum?: string;
            mimeType?: string;
            readonly modifiedByMe?: boolean;
            modifiedByMeTime?: string;
            modifiedTime?: string;
            name?: string;
            originalFilename?: string;
            readonly ownedByMe?: boolean;
            readonly owners?: components["schemas"]["User"][];
            parents?: string[];
            readonly permissionIds?: string[];
            readonly permissions?: components["schemas"]["Permission"][];
            properties?: {
                [key: string]: string;
            };
            /** Format: int64 */
            readonly quotaBytesUsed?: string;
            readonly resourceKey?: string;
            readonly sha1Checksum?: string;
            readonly sha256Checksum?: string;
            readonly shared?: boolean;
            sharedWithMeTime?: string;
            sharingUser?: components["schemas"]["User"];
            shortcutDetails?: {
                targetId?: string;
                targetMimeType?: string;
                targetResourceKey?: string;
            };
            /** Format: int64 */
            readonly size?: string;
            readonly spaces?: string[];
            starred?: boolean;
            /** @deprecated */
            readonly teamDriveId?: string;
            readonly thumbnailLink?: string;
            readonly thumbnailVersion?: string;
            trashed?: boolean;
            trashedTime?: string;
            trashingUser?: components["schemas"]["User"];
            /** Format: int64 */
            readonly version?: string;
            readonly videoMediaMetadata?: {
                durationMillis?: string;
                height?: number;
                width?: number;
            };
            readonly viewedByMe?: boolean;
            viewedByMeTime?: string;
            /** @deprecated */
            viewersCanCopyContent?: boolean;
            readonly webContentLink?: string;
            readonly webViewLink?: string;
            writersCanShare?: boolean;
        };
        FileList: {
            files?: components["schemas"]["File"][];
            incompleteSearch?: boolean;
            kind?: string;
            nextPageToken?: string;
        };
        GenerateCseTokenResponse: {
            currentKaclsId?: string;
            currentKaclsName?: string;
            fileId?: string;
            jwt?: string;
            readonly kind?: string;
        };
        GeneratedIds: {
            ids?: string[];
            kind?: string;
            space?: string;
        };
        Label: {
            fields?: {
                [key: string]: components["schemas"]["LabelField"];
            };
            id?: string;
            kind?: string;
            revisionId?: string;
        };
        LabelField: {
            dateString?: string[];
            id?: string;
            integer?: string[];
            kind?: string;
            selection?: string[];
            text?: string[];
            user?: components["schemas"]["User"][];
            /** @enum {string} */
            valueType?: "dateString" | "integer" | "selection" | "text" | "user";
        };
        LabelFieldModification: {
            fieldId?: string;
            kind?: string;
            setDateValues?: string[];
            setIntegerValues?: string[];
            setSelectionValues?: string[];
            setTextValues?: string[];
            setUserValues?: string[];
            unsetValues?: boolean;
        };
        LabelList: {
            kind?: string;
            labels?: components["schemas"]["Label"][];
            nextPageToken?: string;
        };
        LabelModification: {
            fieldModifications?: components["schemas"]["LabelFieldModification"][];
            kind?: string;
            labelId?: string;
            removeLabel?: boolean;
        };
        ListAccessProposalsResponse: {
            accessProposals?: components["schemas"]["AccessProposal"][];
            nextPageToken?: string;
        };
        ModifyLabelsRequest: {
            kind?: string;
            labelModifications?: components["schemas"]["LabelModification"][];
        };
        ModifyLabelsResponse: {
            kind?: string;
            modifiedLabels?: components["schemas"]["Label"][];
        };
        Operation: {
            done?: boolean;
            error?: components["schemas"]["Status"];
            metadata?: {
                [key: string]: unknown;
            };
            name?: string;
            response?: {
                [key: string]: unknown;
            };
        };
        Permission: {
            allowFileDiscovery?: boolean;
            readonly deleted?: boolean;
            readonly displayName?: string;
            /** @description Domain whose people get access. Only written when the permission is created. */
            domain?: string;
            /** @description Address of the person or group. Only written when the permission is created. */
            emailAddress?: string;
            /**
             * Format: date-time
             * @description When the permission of a person or group ends.
             */
            expirationTime?: string;
            readonly id?: string;
            inheritedPermissionsDisabled?: boolean;
            readonly kind?: string;
            pendingOwner?: boolean;
            /** @description Each grant that the permission is made of. */
            readonly permissionDetails?: {
                /** @enum {string} */
                permissionType?: "file" | "member";
                /** @enum {string} */
                role?: "owner" | "organizer" | "fileOrganizer" | "writer" | "commenter" | "reader";
                inherited?: boolean;
                /** @description Folder or shared drive that the grant comes from. */
                inheritedFrom?: string;
            }[];
            readonly photoLink?: string;
            /** @enum {string} */
            role?: "owner" | "organizer" | "fileOrganizer" | "writer" | "commenter" | "reader";
            /** @deprecated */
            readonly teamDrivePermissionDetails?: {
                /** @enum {string} */
                teamDrivePermissionType?: "file" | "member";
                /** @enum {string} */
                role?: "owner" | "organizer" | "fileOrganizer" | "writer" | "commenter" | "reader";
                inherited?: boolean;
                /** @description Folder or shared drive that the grant comes from. */
                inheritedFrom?: string;
            }[];
            /** @enum {string} */
            type?: "user" | "group" | "domain" | "anyone";
            /**
             * @description View that the permission belongs to; absent for the item itself.
             * @enum {string}
             */
            view?: "published" | "metadata";
        };
        PermissionList: {
            kind?: string;
            nextPageToken?: string;
            permissions?: components["schemas"]["Permission"][];
        };
        ReassignApprovalRequest: {
            addReviewers?: components["schemas"]["AddReviewer"][];
            message?: string;
            replaceReviewers?: components["schemas"]["ReplaceReviewer"][];
        };
        ReplaceReviewer: {
            addedReviewerEmail?: string;
            removedReviewerEmail?: string;
        };
        Reply: {
            /** @enum {string} */
            action?: "resolve" | "reopen";
            readonly assigneeEmailAddress?: string;
            author?: components["schemas"]["User"];
            content?: string;
            /** Format: date-time */
            createdTime?: string;
            readonly deleted?: boolean;
            readonly htmlContent?: string;
            readonly id?: string;
            readonly kind?: string;
            readonly mentionedEmailAddresses?: string[];
            /** Format: date-time */
            modifiedTime?: string;
        };
        ReplyList: {
            kind?: string;
            nextPageToken?: string;
            replies?: components["schemas"]["Reply"][];
        };
        ResolveAccessProposalRequest: {
            /** @enum {string} */
            action?: "ACTION_UNSPECIFIED" | "ACCEPT" | "DENY";
            role?: ("reader" | "commenter" | "writer")[];
            sendNotification?: boolean;
            /** @enum {string} */
            view?: "published";
        };
        ReviewerResponse: {
            kind?: string;
            /** @enum {string} */
            response?: "RESPONSE_UNSPECIFIED" | "NO_RESPONSE" | "APPROVED" | "DECLINED";
            reviewer?: components["schemas"]["User"];
        };
        Revision: {
            readonly exportLinks?: {
                [key: string]: string;
            };
            readonly id?: string;
            keepForever?: boolean;
            readonly kind?: string;
            lastModifyingUser?: components["schemas"]["User"];
            readonly md5Checksum?: string;
            readonly mimeType?: string;
            /** Format: date-time */
            modifiedTime?: string;
            readonly originalFilename?: string;
            publishAuto?: boolean;
            published?: boolean;
            readonly publishedLink?: string;
            publishedOutsideDomain?: boolean;
            /** Format: int64 */
            readonly size?: string;
        };
        RevisionList: {
            kind?: string;
            nextPageToken?: string;
            revisions?: components["schemas"]["Revision"][];
        };
        StartApprovalRequest: {
            dueTime?: string;
            fileContentChangeBehavior?: string;
            lockFile?: boolean;
            message?: string;
            reviewerEmails?: string[];
        };
        StartPageToken: {
            kind?: string;
            startPageToken?: string;
        };
        Status: {
            code?: number;
            details?: unknown;
            message?: string;
        };
        TeamDrive: {
            backgroundImageFile?: {
                id?: string;
                width?: number;
                xCoordinate?: number;
                yCoordinate?: number;
            };
            backgroundImageLink?: string;
            capabilities?: {
                canAddChildren?: boolean;
                canChangeCopyRequiresWriterPermissionRestriction?: boolean;
                canChangeDomainUsersOnlyRestriction?: boolean;
                canChangeDownloadRestriction?: boolean;
                canChangeSharingFoldersRequiresOrganizerPermissionRestriction?: boolean;
                canChangeTeamDriveBackground?: boolean;
                canChangeTeamMembersOnlyRestriction?: boolean;
                canComment?: boolean;
                canCopy?: boolean;
                canDeleteChildren?: boolean;
                canDeleteTeamDrive?: boolean;
                canDownload?: boolean;
                canEdit?: boolean;
                canListChildren?: boolean;
                canManageMembers?: boolean;
                canReadRevisions?: boolean;
                canRemoveChildren?: boolean;
                canRename?: boolean;
                canRenameTeamDrive?: boolean;
                canResetTeamDriveRestrictions?: boolean;
                canShare?: boolean;
                canTrashChildren?: boolean;
            };
            colorRgb?: string;
            /** Format: date-time */
            createdTime?: string;
            id?: string;
            kind?: string;
            name?: string;
            orgUnitId?: string;
            restrictions?: {
                adminManagedRestrictions?: boolean;
                copyRequiresWriterPermission?: boolean;
                domainUsersOnly?: boolean;
                downloadRestriction?: components["schemas"]["DownloadRestriction"];
                sharingFoldersRequiresOrganizerPermission?: boolean;
                teamMembersOnly?: boolean;
            };
            themeId?: string;
        };
        TeamDriveList: {
            kind?: string;
            nextPageToken?: string;
            teamDrives?: components["schemas"]["TeamDrive"][];
        };
        User: {
            readonly displayName?: string;
            readonly emailAddress?: string;
            readonly kind?: string;
            readonly me?: boolean;
            readonly permissionId?: string;
            readonly photoLink?: string;
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
    "drive.about.get": {
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
                /** @description Id of the app. */
                appId: string;
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
                /** @description BCP 47 tag of the language of the answer. */
                languageCode?: string;
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
                /** @description Id of the file or folder. */
                fileId: string;
                /** @description Id of the request for access. */
                proposalId: string;
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
                    "application/json": components["schemas"]["AccessProposal"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "drive.accessproposals.list": {
        parameters: {
            query?: {
                /** @description How many entries a page has at most; it may have fewer. */
                pageSize?: number;
                /** @description The nextPageToken of the page before; without it the first page is returned. */
                pageToken?: string;
            };
            header?: never;
            path: {
                /** @description Id of the file or folder. */
                fileId: string;
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
                /** @description Id of the file or folder. */
                fileId: string;
                /** @description Id of the request for access. */
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
                /** @description Id of the approval. */
                approvalId: string;
                /** @description Id of the file or folder. */
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
            /** @description Done; this is the answer. */
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
                /** @description Id of the approval. */
                approvalId: string;
                /** @description Id of the file or folder. */
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
            /** @description Done; this is the answer. */
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
                /** @description Id of the approval. */
                approvalId: string;
                /** @description Id of the file or folder. */
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
            /** @description Done; this is the answer. */
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
                /** @description Id of the approval. */
                approvalId: string;
                /** @description Id of the file or folder. */
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
            /** @description Done; this is the answer. */
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
                /** @description Id of the approval. */
                approvalId: string;
                /** @description Id of the file or folder. */
                fileId: string;
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
                    "application/json": components["schemas"]["Approval"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "drive.approvals.list": {
        parameters: {
            query?: {
                /** @description How many entries a page has at most; it may have fewer. */
                pageSize?: number;
                /** @description The nextPageToken of the page before; without it the first page is returned. */
                pageToken?: string;
            };
            header?: never;
            path: {
                /** @description Id of the file or folder. */
                fileId: string;
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
                /** @description Id of the approval. */
                approvalId: string;
                /** @description Id of the file or folder. */
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
            /** @description Done; this is the answer. */
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
                /** @description Id of the file or folder. */
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
            /** @description Done; this is the answer. */
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
                /** @description Id of the shared drive whose changes the token is for; otherwise those of the caller. */
                driveId?: string;
                /** @description Whether the client knows about shared drives. */
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
            /** @description Done; this is the answer. */
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
                /** @description Id of the shared drive whose changes are listed; otherwise those of the caller. */
                driveId?: string;
                /** @description Whether the file is returned with a removal when the caller can still open it. */
                includeCorpusRemovals?: boolean;
                /** @description Whether items of shared drives are returned too. */
                includeItemsFromAllDrives?: boolean;
                /** @description Comma-separated ids of the labels to return in labelInfo. */
                includeLabels?: string;
                /** @description Further view whose permissions are returned; only published exists. */
                includePermissionsForView?: "published";
                /** @description Whether removals are returned, such as deletions and lost access. */
                includeRemoved?: boolean;
                /**
                 * @deprecated
                 * @description Former name of includeItemsFromAllDrives.
                 */
                includeTeamDriveItems?: boolean;
                /** @description How many entries a page has at most; it may have fewer. */
                pageSize?: number;
                /** @description The nextPageToken of the page before, or the start page token. */
                pageToken: string;
                /** @description Whether only changes below My Drive are returned. */
                restrictToMyDrive?: boolean;
                /** @description Comma-separated spaces: drive, appDataFolder. */
                spaces?: string;
                /** @description Whether the client knows about shared drives. */
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
            /** @description Done; this is the answer. */
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
                /** @description Id of the shared drive to watch; otherwise the changes of the caller. */
                driveId?: string;
                /** @description Whether the file is returned with a removal when the caller can still open it. */
                includeCorpusRemovals?: boolean;
                /** @description Whether items of shared drives are returned too. */
                includeItemsFromAllDrives?: boolean;
                /** @description Comma-separated ids of the labels to return in labelInfo. */
                includeLabels?: string;
                /** @description Further view whose permissions are returned; only published exists. */
                includePermissionsForView?: "published";
                /** @description Whether removals are returned, such as deletions and lost access. */
                includeRemoved?: boolean;
                /**
                 * @deprecated
                 * @description Former name of includeItemsFromAllDrives.
                 */
                includeTeamDriveItems?: boolean;
                /** @description How many entries a page has at most; it may have fewer. */
                pageSize?: number;
                /** @description The start page token or nextPageToken from which changes are told. */
                pageToken: string;
                /** @description Whether only changes below My Drive are returned. */
                restrictToMyDrive?: boolean;
                /** @description Comma-separated spaces: drive, appDataFolder. */
                spaces?: string;
                /** @description Whether the client knows about shared drives. */
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
                /** @description Whether deleted entries are returned too, without their content. */
                includeDeleted?: boolean;
                /** @description How many entries a page has at most; it may have fewer. */
                pageSize?: number;
                /** @description The nextPageToken of the page before; without it the first page is returned. */
                pageToken?: string;
                /** @description Only comments that were changed at or after this time. */
                startModifiedTime?: string;
            };
            header?: never;
            path: {
                /** @description Id of the file or folder. */
                fileId: string;
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
                /** @description Id of the file or folder. */
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
            /** @description Done; this is the answer. */
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
                /** @description Whether deleted entries are returned too, without their content. */
                includeDeleted?: boolean;
            };
            header?: never;
            path: {
                /** @description Id of the comment. */
                commentId: string;
                /** @description Id of the file or folder. */
                fileId: string;
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
                /** @description Id of the comment. */
                commentId: string;
                /** @description Id of the file or folder. */
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
                /** @description Id of the comment. */
                commentId: string;
                /** @description Id of the file or folder. */
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
            /** @description Done; this is the answer. */
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
                /** @description Whether deleted entries are returned too, without their content. */
                includeDeleted?: boolean;
                /** @description How many entries a page has at most; it may have fewer. */
                pageSize?: number;
                /** @description The nextPageToken of the page before; without it the first page is returned. */
                pageToken?: string;
            };
            header?: never;
            path: {
                /** @description Id of the comment. */
                commentId: string;
                /** @description Id of the file or folder. */
                fileId: string;
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
                /** @description Id of the comment. */
                commentId: string;
                /** @description Id of the file or folder. */
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
            /** @description Done; this is the answer. */
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
                /** @description Whether deleted entries are returned too, without their content. */
                includeDeleted?: boolean;
            };
            header?: never;
            path: {
                /** @description Id of the comment. */
                commentId: string;
                /** @description Id of the file or folder. */
                fileId: string;
                /** @description Id of the reply. */
                replyId: string;
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
                /** @description Id of the comment. */
                commentId: string;
                /** @description Id of the file or folder. */
                fileId: string;
                /** @description Id of the reply. */
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
                /** @description Id of the comment. */
                commentId: string;
                /** @description Id of the file or folder. */
                fileId: string;
                /** @description Id of the reply. */
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
            /** @description Done; this is the answer. */
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
                /** @description How many entries a page has at most; it may have fewer. */
                pageSize?: number;
                /** @description The nextPageToken of the page before; without it the first page is returned. */
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
            /** @description Done; this is the answer. */
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
                /** @description A random id of the client; the same request again returns the same drive. */
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
            /** @description Done; this is the answer. */
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
                /** @description Id of the shared drive. */
                driveId: string;
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
                /** @description Id of the shared drive. */
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
                /** @description Id of the shared drive. */
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
            /** @description Done; this is the answer. */
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
                /** @description Id of the shared drive. */
                driveId: string;
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
                /** @description Id of the shared drive. */
                driveId: string;
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
                    "application/json": components["schemas"]["Drive"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "drive.teamdrives.list": {
        parameters: {
            query?: {
                /** @description How many entries a page has at most; it may have fewer. */
                pageSize?: number;
                /** @description The nextPageToken of the page before; without it the first page is returned. */
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
            /** @description Done; this is the answer. */
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
                /** @description A random id of the client; the same request again returns the same drive. */
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
            /** @description Done; this is the answer. */
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
                /** @description Id of the team drive. */
                teamDriveId: string;
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
                /** @description Id of the team drive. */
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
                /** @description Id of the team drive. */
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
            /** @description Done; this is the answer. */
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
                /** @description Whether open comments are copied too. */
                copyComments?: boolean;
                /**
                 * @deprecated
                 * @description Ignored; every item has one parent.
                 */
                enforceSingleParent?: boolean;
                /** @description Whether the new file does not get the visibility that the organisation gives new files. */
                ignoreDefaultVisibility?: boolean;
                /** @description Comma-separated ids of the labels to return in labelInfo. */
                includeLabels?: string;
                /** @description Further view whose permissions are returned; only published exists. */
                includePermissionsForView?: "published";
                /** @description Whether the new head revision is kept for ever; for binary content. */
                keepRevisionForever?: boolean;
                /** @description ISO 639-1 code of the language of text in pictures. */
                ocrLanguage?: string;
                /** @description Whether the client knows about shared drives. */
                supportsAllDrives?: boolean;
                /**
                 * @deprecated
                 * @description Former name of supportsAllDrives.
                 */
                supportsTeamDrives?: boolean;
            };
            header?: never;
            path: {
                /** @description Id of the file or folder. */
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
            /** @description Done; this is the answer. */
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
                /** @description Id of the shared drive to search, with corpora=drive. */
                driveId?: string;
                /** @description Whether items of shared drives are returned too. */
                includeItemsFromAllDrives?: boolean;
                /** @description Comma-separated ids of the labels to return in labelInfo. */
                includeLabels?: string;
                /** @description Further view whose permissions are returned; only published exists. */
                includePermissionsForView?: "published";
                /**
                 * @deprecated
                 * @description Former name of includeItemsFromAllDrives.
                 */
                includeTeamDriveItems?: boolean;
                /** @description Comma-separated keys such as name, modifiedTime desc, folder. */
                orderBy?: string;
                /** @description How many entries a page has at most; it may have fewer. */
                pageSize?: number;
                /** @description The nextPageToken of the page before; without it the first page is returned. */
                pageToken?: string;
                /** @description Search expression, such as name contains 'plan' and trashed = false. */
                q?: string;
                /** @description Comma-separated spaces: drive, appDataFolder. */
                spaces?: string;
                /** @description Whether the client knows about shared drives. */
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
            /** @description Done; this is the answer. */
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
                /** @description Whether the new file does not get the visibility that the organisation gives new files. */
                ignoreDefaultVisibility?: boolean;
                /** @description Comma-separated ids of the labels to return in labelInfo. */
                includeLabels?: string;
                /** @description Further view whose permissions are returned; only published exists. */
                includePermissionsForView?: "published";
                /** @description Whether the new head revision is kept for ever; for binary content. */
                keepRevisionForever?: boolean;
                /** @description ISO 639-1 code of the language of text in pictures. */
                ocrLanguage?: string;
                /** @description Whether the client knows about shared drives. */
                supportsAllDrives?: boolean;
                /**
                 * @deprecated
                 * @description Former name of supportsAllDrives.
                 */
                supportsTeamDrives?: boolean;
                /** @description Whether the uploaded content is used as the text that searches look in. */
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
            /** @description Done; this is the answer. */
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
                /** @description Comma-separated ids of the labels to return in labelInfo. */
                includeLabels?: string;
                /** @description Further view whose permissions are returned; only published exists. */
                includePermissionsForView?: "published";
                /** @description Whether the client knows about shared drives. */
                supportsAllDrives?: boolean;
                /**
                 * @deprecated
                 * @description Former name of supportsAllDrives.
                 */
                supportsTeamDrives?: boolean;
            };
            header?: never;
            path: {
                /** @description Id of the file or folder. */
                fileId: string;
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
                    "application/json": components["schemas"]["File"];
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
                /** @description Whether the client knows about shared drives. */
                supportsAllDrives?: boolean;
                /**
                 * @deprecated
                 * @description Former name of supportsAllDrives.
                 */
                supportsTeamDrives?: boolean;
            };
            header?: never;
            path: {
                /** @description Id of the file or folder. */
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
                /** @description Comma-separated ids of the folders that the file goes to. */
                addParents?: string;
                /**
                 * @deprecated
                 * @description Ignored; every item has one parent.
                 */
                enforceSingleParent?: boolean;
                /** @description Comma-separated ids of the labels to return in labelInfo. */
                includeLabels?: string;
                /** @description Further view whose permissions are returned; only published exists. */
                includePermissionsForView?: "published";
                /** @description Whether the new head revision is kept for ever; for binary content. */
                keepRevisionForever?: boolean;
                /** @description ISO 639-1 code of the language of text in pictures. */
                ocrLanguage?: string;
                /** @description Comma-separated ids of the folders that the file leaves. */
                removeParents?: string;
                /** @description Whether the client knows about shared drives. */
                supportsAllDrives?: boolean;
                /**
                 * @deprecated
                 * @description Former name of supportsAllDrives.
                 */
                supportsTeamDrives?: boolean;
                /** @description Whether the uploaded content is used as the text that searches look in. */
                useContentAsIndexableText?: boolean;
            };
            header?: never;
            path: {
                /** @description Id of the file or folder. */
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
            /** @description Done; this is the answer. */
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
                /** @description Id of the revision to download; for binary files and some documents. */
                revisionId?: string;
            };
            header?: never;
            path: {
                /** @description Id of the file or folder. */
                fileId: string;
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
                    "application/json": components["schemas"]["Operation"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "drive.files.emptyTrash": {
        parameters: {
            query?: {
                /** @description Id of the shared drive whose trash is emptied; otherwise the caller’s. */
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
                /** @description Id of the file or folder. */
                fileId: string;
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
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    "drive.files.generateCseToken": {
        parameters: {
            query?: {
                /** @description Id of the file that the token is for; a new one when absent. */
                fileId?: string;
                /** @description Id of the folder that a new encrypted file is to be in. */
                parent?: string;
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
                    "application/json": components["schemas"]["GenerateCseTokenResponse"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "drive.files.generateIds": {
        parameters: {
            query?: {
                /** @description How many ids to return. */
                count?: number;
                /** @description Space that the ids are for. */
                space?: "drive" | "appDataFolder";
                /** @description Kind of items that the ids are for. */
                type?: "files" | "shortcuts";
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
                    "application/json": components["schemas"]["GeneratedIds"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "drive.files.listLabels": {
        parameters: {
            query?: {
                /** @description How many entries a page has at most; it may have fewer. */
                maxResults?: number;
                /** @description The nextPageToken of the page before; without it the first page is returned. */
                pageToken?: string;
            };
            header?: never;
            path: {
                /** @description Id of the file or folder. */
                fileId: string;
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
                /** @description Id of the file or folder. */
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
            /** @description Done; this is the answer. */
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
                /** @description Comma-separated ids of the labels to return in labelInfo. */
                includeLabels?: string;
                /** @description Further view whose permissions are returned; only published exists. */
                includePermissionsForView?: "published";
                /** @description Whether the client knows about shared drives. */
                supportsAllDrives?: boolean;
                /**
                 * @deprecated
                 * @description Former name of supportsAllDrives.
                 */
                supportsTeamDrives?: boolean;
            };
            header?: never;
            path: {
                /** @description Id of the file or folder. */
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
            /** @description Done; this is the answer. */
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
    "drive.permissions.list": {
        parameters: {
            query?: {
                /** @description Further view whose permissions are returned; only published exists. */
                includePermissionsForView?: "published";
                /** @description How many entries a page has at most; it may have fewer. */
                pageSize?: number;
                /** @description The nextPageToken of the page before; without it the first page is returned. */
                pageToken?: string;
                /** @description Whether the client knows about shared drives. */
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
                /** @description Id of the file or folder. */
                fileId: string;
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
                    "application/json": components["schemas"]["PermissionList"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "drive.permissions.create": {
        parameters: {
            query?: {
                /** @description Text that is added to the message about the sharing. */
                emailMessage?: string;
                /**
                 * @deprecated
                 * @description Ignored; access is always expansive.
                 */
                enforceExpansiveAccess?: boolean;
                /**
                 * @deprecated
                 * @description Ignored; every item has one parent.
                 */
                enforceSingleParent?: boolean;
                /** @description Whether the item goes to the root folder of its new owner. */
                moveToNewOwnersRoot?: boolean;
                /** @description Whether people and groups are told by mail. */
                sendNotificationEmail?: boolean;
                /** @description Whether the client knows about shared drives. */
                supportsAllDrives?: boolean;
                /**
                 * @deprecated
                 * @description Former name of supportsAllDrives.
                 */
                supportsTeamDrives?: boolean;
                /** @description Has to be true to make somebody the owner; the owner until now becomes a writer. */
                transferOwnership?: boolean;
                /** @description Whether the caller acts as an administrator of the organisation that the item belongs to. */
                useDomainAdminAccess?: boolean;
            };
            header?: never;
            path: {
                /** @description Id of the file or folder. */
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
            /** @description Done; this is the answer. */
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
                /** @description Whether the client knows about shared drives. */
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
                /** @description Id of the file or folder. */
                fileId: string;
                /** @description Id of the permission. */
                permissionId: string;
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
                 * @description Ignored; access is always expansive.
                 */
                enforceExpansiveAccess?: boolean;
                /** @description Whether the client knows about shared drives. */
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
                /** @description Id of the file or folder. */
                fileId: string;
                /** @description Id of the permission. */
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
                 * @description Ignored; access is always expansive.
                 */
                enforceExpansiveAccess?: boolean;
                /** @description Whether the permission no longer expires. */
                removeExpiration?: boolean;
                /** @description Whether the client knows about shared drives. */
                supportsAllDrives?: boolean;
                /**
                 * @deprecated
                 * @description Former name of supportsAllDrives.
                 */
                supportsTeamDrives?: boolean;
                /** @description Has to be true to make somebody the owner; the owner until now becomes a writer. */
                transferOwnership?: boolean;
                /** @description Whether the caller acts as an administrator of the organisation that the item belongs to. */
                useDomainAdminAccess?: boolean;
            };
            header?: never;
            path: {
                /** @description Id of the file or folder. */
                fileId: string;
                /** @description Id of the permission. */
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
            /** @description Done; this is the answer. */
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
                /** @description Id of the file or folder. */
                fileId: string;
                /** @description Id of the revision; head stands for the latest. */
                revisionId: string;
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
                    "application/json": components["schemas"]["Revision"];
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
                /** @description Id of the file or folder. */
                fileId: string;
                /** @description Id of the revision; head stands for the latest. */
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
                /** @description Id of the file or folder. */
                fileId: string;
                /** @description Id of the revision; head stands for the latest. */
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
            /** @description Done; this is the answer. */
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
                /** @description How many entries a page has at most; it may have fewer. */
                pageSize?: number;
                /** @description The nextPageToken of the page before; without it the first page is returned. */
                pageToken?: string;
            };
            header?: never;
            path: {
                /** @description Id of the file or folder. */
                fileId: string;
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
                    "application/json": components["schemas"]["RevisionList"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
}

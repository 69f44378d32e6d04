// Generated from the OpenAPI documents by `pnpm generate`. Do not edit.
export interface paths {
    "/about": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
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
        get: operations["drive.comments.list"];
        put?: never;
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
        get: operations["drive.comments.get"];
        put?: never;
        post?: never;
        delete: operations["drive.comments.delete"];
        options?: never;
        head?: never;
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
        get: operations["drive.replies.list"];
        put?: never;
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
        get: operations["drive.replies.get"];
        put?: never;
        post?: never;
        delete: operations["drive.replies.delete"];
        options?: never;
        head?: never;
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
        get: operations["drive.drives.list"];
        put?: never;
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
        get: operations["drive.drives.get"];
        put?: never;
        post?: never;
        delete: operations["drive.drives.delete"];
        options?: never;
        head?: never;
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
        /** @deprecated */
        get: operations["drive.teamdrives.list"];
        put?: never;
        /** @deprecated */
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
        /** @deprecated */
        get: operations["drive.teamdrives.get"];
        put?: never;
        post?: never;
        /** @deprecated */
        delete: operations["drive.teamdrives.delete"];
        options?: never;
        head?: never;
        /** @deprecated */
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
        get: operations["drive.files.list"];
        put?: never;
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
        get: operations["drive.files.get"];
        put?: never;
        post?: never;
        delete: operations["drive.files.delete"];
        options?: never;
        head?: never;
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
        get: operations["drive.permissions.list"];
        put?: never;
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
        get: operations["drive.permissions.get"];
        put?: never;
        post?: never;
        delete: operations["drive.permissions.delete"];
        options?: never;
        head?: never;
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
        get: operations["drive.revisions.get"];
        put?: never;
        post?: never;
        delete: operations["drive.revisions.delete"];
        options?: never;
        head?: never;
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
            createTime?: string;
            fileId?: string;
            proposalId?: string;
            recipientEmailAddress?: string;
            requesterEmailAddress?: string;
            requestMessage?: string;
            rolesAndViews?: components["schemas"]["AccessProposalRoleAndView"][];
        };
        AccessProposalRoleAndView: {
            role?: string;
            view?: string;
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
            completeTime?: string;
            createTime?: string;
            dueTime?: string;
            fileContentChangeBehavior?: string;
            initiator?: components["schemas"]["User"];
            kind?: string;
            modifyTime?: string;
            reviewerResponses?: components["schemas"]["ReviewerResponse"][];
            status?: string;
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
            changeType?: string;
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
            time?: string;
            /** @deprecated */
            type?: string;
        };
        ChangeList: {
            changes?: components["schemas"]["Change"][];
            kind?: string;
            newStartPageToken?: string;
            nextPageToken?: string;
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
        ClientEncryptionDetails: {
            decryptionMetadata?: components["schemas"]["DecryptionMetadata"];
            encryptionState?: string;
        };
        Comment: {
            anchor?: string;
            readonly assigneeEmailAddress?: string;
            author?: components["schemas"]["User"];
            content?: string;
            createdTime?: string;
            readonly deleted?: boolean;
            readonly htmlContent?: string;
            readonly id?: string;
            readonly kind?: string;
            readonly mentionedEmailAddresses?: string[];
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
            valueType?: string;
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
            readonly domain?: string;
            readonly emailAddress?: string;
            expirationTime?: string;
            readonly id?: string;
            inheritedPermissionsDisabled?: boolean;
            readonly kind?: string;
            pendingOwner?: boolean;
            readonly permissionDetails?: unknown;
            readonly photoLink?: string;
            role?: string;
            /** @deprecated */
            readonly teamDrivePermissionDetails?: unknown;
            type?: string;
            view?: string;
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
            action?: string;
            readonly assigneeEmailAddress?: string;
            author?: components["schemas"]["User"];
            content?: string;
            createdTime?: string;
            readonly deleted?: boolean;
            readonly htmlContent?: string;
            readonly id?: string;
            readonly kind?: string;
            readonly mentionedEmailAddresses?: string[];
            modifiedTime?: string;
        };
        ReplyList: {
            kind?: string;
            nextPageToken?: string;
            replies?: components["schemas"]["Reply"][];
        };
        ResolveAccessProposalRequest: {
            action?: string;
            role?: string[];
            sendNotification?: boolean;
            view?: string;
        };
        ReviewerResponse: {
            kind?: string;
            response?: string;
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
            modifiedTime?: string;
            readonly originalFilename?: string;
            publishAuto?: boolean;
            published?: boolean;
            readonly publishedLink?: string;
            publishedOutsideDomain?: boolean;
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
    responses: never;
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
        };
    };
    "drive.apps.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
        };
    };
    "drive.apps.list": {
        parameters: {
            query?: {
                appFilterExtensions?: string;
                appFilterMimeTypes?: string;
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
        };
    };
    "drive.accessproposals.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                fileId: string;
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
        };
    };
    "drive.accessproposals.list": {
        parameters: {
            query?: {
                pageSize?: number;
                pageToken?: string;
            };
            header?: never;
            path: {
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
        };
    };
    "drive.accessproposals.resolve": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                fileId: string;
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
        };
    };
    "drive.approvals.approve": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                approvalId: string;
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
        };
    };
    "drive.approvals.cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                approvalId: string;
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
        };
    };
    "drive.approvals.comment": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                approvalId: string;
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
        };
    };
    "drive.approvals.decline": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                approvalId: string;
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
        };
    };
    "drive.approvals.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                approvalId: string;
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
        };
    };
    "drive.approvals.list": {
        parameters: {
            query?: {
                pageSize?: number;
                pageToken?: string;
            };
            header?: never;
            path: {
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
        };
    };
    "drive.approvals.reassign": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                approvalId: string;
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
        };
    };
    "drive.approvals.start": {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
        };
    };
    "drive.changes.getStartPageToken": {
        parameters: {
            query?: {
                driveId?: string;
                supportsAllDrives?: boolean;
                /** @deprecated */
                supportsTeamDrives?: boolean;
                /** @deprecated */
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
        };
    };
    "drive.changes.list": {
        parameters: {
            query: {
                driveId?: string;
                includeCorpusRemovals?: boolean;
                includeItemsFromAllDrives?: boolean;
                includeLabels?: string;
                includePermissionsForView?: "published";
                includeRemoved?: boolean;
                /** @deprecated */
                includeTeamDriveItems?: boolean;
                pageSize?: number;
                pageToken: string;
                restrictToMyDrive?: boolean;
                spaces?: string;
                supportsAllDrives?: boolean;
                /** @deprecated */
                supportsTeamDrives?: boolean;
                /** @deprecated */
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
        };
    };
    "drive.changes.watch": {
        parameters: {
            query: {
                driveId?: string;
                includeCorpusRemovals?: boolean;
                includeItemsFromAllDrives?: boolean;
                includeLabels?: string;
                includePermissionsForView?: "published";
                includeRemoved?: boolean;
                /** @deprecated */
                includeTeamDriveItems?: boolean;
                pageSize?: number;
                pageToken: string;
                restrictToMyDrive?: boolean;
                spaces?: string;
                supportsAllDrives?: boolean;
                /** @deprecated */
                supportsTeamDrives?: boolean;
                /** @deprecated */
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
        };
    };
    "drive.comments.list": {
        parameters: {
            query?: {
                includeDeleted?: boolean;
                pageSize?: number;
                pageToken?: string;
                startModifiedTime?: string;
            };
            header?: never;
            path: {
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
        };
    };
    "drive.comments.create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
        };
    };
    "drive.comments.get": {
        parameters: {
            query?: {
                includeDeleted?: boolean;
            };
            header?: never;
            path: {
                commentId: string;
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
        };
    };
    "drive.comments.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                commentId: string;
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
        };
    };
    "drive.comments.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                commentId: string;
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
        };
    };
    "drive.replies.list": {
        parameters: {
            query?: {
                includeDeleted?: boolean;
                pageSize?: number;
                pageToken?: string;
            };
            header?: never;
            path: {
                commentId: string;
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
        };
    };
    "drive.replies.create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                commentId: string;
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
        };
    };
    "drive.replies.get": {
        parameters: {
            query?: {
                includeDeleted?: boolean;
            };
            header?: never;
            path: {
                commentId: string;
                fileId: string;
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
        };
    };
    "drive.replies.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                commentId: string;
                fileId: string;
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
        };
    };
    "drive.replies.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                commentId: string;
                fileId: string;
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
        };
    };
    "drive.drives.list": {
        parameters: {
            query?: {
                pageSize?: number;
                pageToken?: string;
                q?: string;
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
        };
    };
    "drive.drives.create": {
        parameters: {
            query: {
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
        };
    };
    "drive.drives.get": {
        parameters: {
            query?: {
                useDomainAdminAccess?: boolean;
            };
            header?: never;
            path: {
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
        };
    };
    "drive.drives.delete": {
        parameters: {
            query?: {
                allowItemDeletion?: boolean;
                useDomainAdminAccess?: boolean;
            };
            header?: never;
            path: {
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
        };
    };
    "drive.drives.update": {
        parameters: {
            query?: {
                useDomainAdminAccess?: boolean;
            };
            header?: never;
            path: {
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
        };
    };
    "drive.drives.hide": {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
        };
    };
    "drive.drives.unhide": {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
        };
    };
    "drive.teamdrives.list": {
        parameters: {
            query?: {
                pageSize?: number;
                pageToken?: string;
                q?: string;
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
        };
    };
    "drive.teamdrives.create": {
        parameters: {
            query: {
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
        };
    };
    "drive.teamdrives.get": {
        parameters: {
            query?: {
                useDomainAdminAccess?: boolean;
            };
            header?: never;
            path: {
                /** @deprecated */
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
        };
    };
    "drive.teamdrives.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @deprecated */
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
        };
    };
    "drive.teamdrives.update": {
        parameters: {
            query?: {
                useDomainAdminAccess?: boolean;
            };
            header?: never;
            path: {
                /** @deprecated */
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
        };
    };
    "drive.files.copy": {
        parameters: {
            query?: {
                copyComments?: boolean;
                /** @deprecated */
                enforceSingleParent?: boolean;
                ignoreDefaultVisibility?: boolean;
                includeLabels?: string;
                includePermissionsForView?: "published";
                keepRevisionForever?: boolean;
                ocrLanguage?: string;
                supportsAllDrives?: boolean;
                /** @deprecated */
                supportsTeamDrives?: boolean;
            };
            header?: never;
            path: {
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
        };
    };
    "drive.files.list": {
        parameters: {
            query?: {
                corpora?: "user" | "domain" | "drive" | "allDrives";
                /** @deprecated */
                corpus?: "domain" | "user";
                driveId?: string;
                includeItemsFromAllDrives?: boolean;
                includeLabels?: string;
                includePermissionsForView?: "published";
                /** @deprecated */
                includeTeamDriveItems?: boolean;
                orderBy?: string;
                pageSize?: number;
                pageToken?: string;
                q?: string;
                spaces?: string;
                supportsAllDrives?: boolean;
                /** @deprecated */
                supportsTeamDrives?: boolean;
                /** @deprecated */
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
        };
    };
    "drive.files.create": {
        parameters: {
            query?: {
                /** @deprecated */
                enforceSingleParent?: boolean;
                ignoreDefaultVisibility?: boolean;
                includeLabels?: string;
                includePermissionsForView?: "published";
                keepRevisionForever?: boolean;
                ocrLanguage?: string;
                supportsAllDrives?: boolean;
                /** @deprecated */
                supportsTeamDrives?: boolean;
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
        };
    };
    "drive.files.get": {
        parameters: {
            query?: {
                acknowledgeAbuse?: boolean;
                includeLabels?: string;
                includePermissionsForView?: "published";
                supportsAllDrives?: boolean;
                /** @deprecated */
                supportsTeamDrives?: boolean;
            };
            header?: never;
            path: {
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
                    "application/json": components["schemas"]["File"];
                };
            };
        };
    };
    "drive.files.delete": {
        parameters: {
            query?: {
                /** @deprecated */
                enforceSingleParent?: boolean;
                supportsAllDrives?: boolean;
                /** @deprecated */
                supportsTeamDrives?: boolean;
            };
            header?: never;
            path: {
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
        };
    };
    "drive.files.update": {
        parameters: {
            query?: {
                addParents?: string;
                /** @deprecated */
                enforceSingleParent?: boolean;
                includeLabels?: string;
                includePermissionsForView?: "published";
                keepRevisionForever?: boolean;
                ocrLanguage?: string;
                removeParents?: string;
                supportsAllDrives?: boolean;
                /** @deprecated */
                supportsTeamDrives?: boolean;
                useContentAsIndexableText?: boolean;
            };
            header?: never;
            path: {
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
        };
    };
    "drive.files.download": {
        parameters: {
            query?: {
                mimeType?: string;
                revisionId?: string;
            };
            header?: never;
            path: {
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
        };
    };
    "drive.files.emptyTrash": {
        parameters: {
            query?: {
                driveId?: string;
                /** @deprecated */
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
        };
    };
    "drive.files.export": {
        parameters: {
            query: {
                mimeType: string;
            };
            header?: never;
            path: {
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
                content?: never;
            };
        };
    };
    "drive.files.generateCseToken": {
        parameters: {
            query?: {
                fileId?: string;
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
        };
    };
    "drive.files.generateIds": {
        parameters: {
            query?: {
                count?: number;
                space?: "drive" | "appDataFolder";
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
        };
    };
    "drive.files.listLabels": {
        parameters: {
            query?: {
                maxResults?: number;
                pageToken?: string;
            };
            header?: never;
            path: {
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
        };
    };
    "drive.files.modifyLabels": {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
        };
    };
    "drive.files.watch": {
        parameters: {
            query?: {
                acknowledgeAbuse?: boolean;
                includeLabels?: string;
                includePermissionsForView?: "published";
                supportsAllDrives?: boolean;
                /** @deprecated */
                supportsTeamDrives?: boolean;
            };
            header?: never;
            path: {
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
        };
    };
    "drive.operations.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: string;
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
        };
    };
    "drive.permissions.list": {
        parameters: {
            query?: {
                includePermissionsForView?: "published";
                pageSize?: number;
                pageToken?: string;
                supportsAllDrives?: boolean;
                /** @deprecated */
                supportsTeamDrives?: boolean;
                useDomainAdminAccess?: boolean;
            };
            header?: never;
            path: {
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
        };
    };
    "drive.permissions.create": {
        parameters: {
            query?: {
                emailMessage?: string;
                /** @deprecated */
                enforceExpansiveAccess?: boolean;
                /** @deprecated */
                enforceSingleParent?: boolean;
                moveToNewOwnersRoot?: boolean;
                sendNotificationEmail?: boolean;
                supportsAllDrives?: boolean;
                /** @deprecated */
                supportsTeamDrives?: boolean;
                transferOwnership?: boolean;
                useDomainAdminAccess?: boolean;
            };
            header?: never;
            path: {
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
        };
    };
    "drive.permissions.get": {
        parameters: {
            query?: {
                supportsAllDrives?: boolean;
                /** @deprecated */
                supportsTeamDrives?: boolean;
                useDomainAdminAccess?: boolean;
            };
            header?: never;
            path: {
                fileId: string;
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
        };
    };
    "drive.permissions.delete": {
        parameters: {
            query?: {
                /** @deprecated */
                enforceExpansiveAccess?: boolean;
                supportsAllDrives?: boolean;
                /** @deprecated */
                supportsTeamDrives?: boolean;
                useDomainAdminAccess?: boolean;
            };
            header?: never;
            path: {
                fileId: string;
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
        };
    };
    "drive.permissions.update": {
        parameters: {
            query?: {
                /** @deprecated */
                enforceExpansiveAccess?: boolean;
                removeExpiration?: boolean;
                supportsAllDrives?: boolean;
                /** @deprecated */
                supportsTeamDrives?: boolean;
                transferOwnership?: boolean;
                useDomainAdminAccess?: boolean;
            };
            header?: never;
            path: {
                fileId: string;
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
        };
    };
    "drive.revisions.get": {
        parameters: {
            query?: {
                acknowledgeAbuse?: boolean;
            };
            header?: never;
            path: {
                fileId: string;
                revisionId: string;
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
                    "application/json": components["schemas"]["Revision"];
                };
            };
        };
    };
    "drive.revisions.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                fileId: string;
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
        };
    };
    "drive.revisions.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                fileId: string;
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
        };
    };
    "drive.revisions.list": {
        parameters: {
            query?: {
                pageSize?: number;
                pageToken?: string;
            };
            header?: never;
            path: {
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
        };
    };
}

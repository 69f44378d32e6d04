// Generated from the OpenAPI documents by `pnpm generate`. Do not edit.
import type { ContentSchema } from '../content-schema.ts';

/** Schemas with fields that contain or link to file content, at any depth, by service and name. */
export const contentSchemas: Readonly<Record<string, ContentSchema>> = {
  'script.ListPropertiesResponse': {"members":["properties"],"content":[],"below":{"properties":"script.ScriptProperty"}},
  'script.ScriptProperty': {"members":["name","valueBytes","updateTime","lastModifyUser"],"content":["secretValue"]},
  'drive.Change': {"members":["changeType","drive","driveId","file","fileId","kind","removed","teamDrive","teamDriveId","time","type"],"content":[],"below":{"file":"drive.File"}},
  'drive.ChangeList': {"members":["changes","kind","newStartPageToken","nextPageToken"],"content":[],"below":{"changes":"drive.Change"},"defaultFields":"kind,nextPageToken,newStartPageToken,changes(kind,changeType,type,time,removed,fileId,file(kind,id,name,mimeType,resourceKey,driveId,teamDriveId),driveId,drive(kind,id,name))"},
  'drive.Comment': {"members":["anchor","assigneeEmailAddress","author","content","createdTime","deleted","htmlContent","id","kind","mentionedEmailAddresses","modifiedTime","replies","resolved"],"content":["quotedFileContent"]},
  'drive.CommentList': {"members":["comments","kind","nextPageToken"],"content":[],"below":{"comments":"drive.Comment"}},
  'drive.File': {"members":["appProperties","capabilities","clientEncryptionDetails","contentRestrictions","copyRequiresWriterPermission","createdTime","description","downloadRestrictions","driveId","explicitlyTrashed","fileExtension","folderColorRgb","fullFileExtension","hasAugmentedPermissions","hasThumbnail","headRevisionId","iconLink","id","imageMediaMetadata","inheritedPermissionsDisabled","isAppAuthorized","kind","labelInfo","lastModifyingUser","linkShareMetadata","md5Checksum","mimeType","modifiedByMe","modifiedByMeTime","modifiedTime","name","originalFilename","ownedByMe","owners","parents","permissionIds","permissions","properties","quotaBytesUsed","resourceKey","sha1Checksum","sha256Checksum","shared","sharedWithMeTime","sharingUser","shortcutDetails","size","spaces","starred","teamDriveId","thumbnailVersion","trashed","trashedTime","trashingUser","version","videoMediaMetadata","viewedByMe","viewedByMeTime","viewersCanCopyContent","webViewLink","writersCanShare"],"content":["contentHints","exportLinks","thumbnailLink","webContentLink"],"defaultFields":"kind,id,name,mimeType,resourceKey,driveId,teamDriveId"},
  'drive.FileList': {"members":["files","incompleteSearch","kind","nextPageToken"],"content":[],"below":{"files":"drive.File"},"defaultFields":"kind,incompleteSearch,nextPageToken,files(kind,id,name,mimeType,resourceKey,driveId,teamDriveId)"},
  'drive.Operation': {"members":["done","error","metadata","name"],"content":["response"]},
  'drive.Revision': {"members":["id","keepForever","kind","lastModifyingUser","md5Checksum","mimeType","modifiedTime","originalFilename","publishAuto","published","publishedOutsideDomain","size"],"content":["exportLinks","publishedLink"],"defaultFields":"kind,id,mimeType,modifiedTime"},
  'drive.RevisionList': {"members":["kind","nextPageToken","revisions"],"content":[],"below":{"revisions":"drive.Revision"},"defaultFields":"kind,nextPageToken,revisions(kind,id,mimeType,modifiedTime)"},
};

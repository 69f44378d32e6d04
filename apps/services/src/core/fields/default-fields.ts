import type { ServiceName } from '@rotunda/api-client/operation-descriptor';

/** Members of a File that are sent when a request has no `fields`. */
export const FILE_BY_DEFAULT = 'kind,id,name,mimeType,resourceKey,driveId,teamDriveId';
const PERMISSION = 'kind,id,type,role';
const REVISION = 'kind,id,mimeType,modifiedTime';
const SHARED_DRIVE = 'kind,id,name';

/**
 * Selectors that apply when a request has no `fields`, by response schema of the file storage service. Responses that
 * are not listed are sent whole.
 */
const DRIVE_DEFAULTS: Readonly<Record<string, string>> = {
  File: FILE_BY_DEFAULT,
  FileList: `kind,incompleteSearch,nextPageToken,files(${FILE_BY_DEFAULT})`,
  Permission: PERMISSION,
  PermissionList: `kind,nextPageToken,permissions(${PERMISSION})`,
  Revision: REVISION,
  RevisionList: `kind,nextPageToken,revisions(${REVISION})`,
  Drive: SHARED_DRIVE,
  DriveList: `kind,nextPageToken,drives(${SHARED_DRIVE})`,
  TeamDrive: SHARED_DRIVE,
  TeamDriveList: `kind,nextPageToken,teamDrives(${SHARED_DRIVE})`,
  ChangeList: `kind,nextPageToken,newStartPageToken,changes(kind,changeType,type,time,removed,fileId,file(${FILE_BY_DEFAULT}),driveId,drive(${SHARED_DRIVE}))`,
  ApprovalList: 'kind,nextPageToken',
};

/**
 * Members of the scripting service's processes that are sent only to those who name them: a page of processes stays
 * small unless its logs are asked for.
 */
const PROCESS =
  'projectName,functionName,processType,processStatus,userAccessLevel,startTime,duration,runtimeVersion,processId,scriptId,deploymentId,endTime';
const SCRIPT_DEFAULTS: Readonly<Record<string, string>> = {
  ListUserProcessesResponse: `nextPageToken,processes(${PROCESS})`,
  ListScriptProcessesResponse: `nextPageToken,processes(${PROCESS})`,
};

/** The selector that stands in for an absent `fields`; undefined when the whole response is sent. */
export function defaultFields(service: ServiceName, responseSchema: string): string | undefined {
  if (service === 'drive') return DRIVE_DEFAULTS[responseSchema];
  return service === 'script' ? SCRIPT_DEFAULTS[responseSchema] : undefined;
}

/** The fields of listed processes with their errors. Services that support errors send them only on request. */
export const FIELDS_WITH_ERRORS =
  'nextPageToken,processes(processId,scriptId,deploymentId,projectName,functionName,processType,processStatus,' +
  'userAccessLevel,startTime,endTime,duration,runtimeVersion,error)';

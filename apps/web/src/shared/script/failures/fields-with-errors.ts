/** The members of listed processes together with their errors: services that send errors do so only if asked for them. */
export const FIELDS_WITH_ERRORS =
  'nextPageToken,processes(processId,scriptId,deploymentId,projectName,functionName,processType,processStatus,' +
  'userAccessLevel,startTime,endTime,duration,runtimeVersion,error)';

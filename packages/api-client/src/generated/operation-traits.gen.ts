// Generated from the OpenAPI documents by `pnpm generate`. Do not edit.
import type { TraitTable } from '../trait-types.ts';

/** Traits of all operations of the three services, by operation ID. */
export const operationTraits: TraitTable = {
  'script.projects.getContent': {"risk":"read","roles":["operator","support"],"shows":["code"],"effects":[],"stepUp":"never","lock":"none","precondition":"none","undo":{"kind":"none","reason":"read"},"retry":"safe"},
  'script.projects.updateContent': {"risk":"destructive","roles":["operator"],"shows":[],"effects":["code"],"stepUp":"never","lock":"none","precondition":"none","undo":{"kind":"special"},"retry":"idempotent"},
  'script.projects.versions.list': {"risk":"read","roles":["operator","support"],"shows":["versions"],"effects":[],"stepUp":"never","lock":"none","precondition":"none","undo":{"kind":"none","reason":"read"},"retry":"safe"},
  'script.projects.versions.create': {"risk":"write","roles":["operator"],"shows":[],"effects":["versions"],"stepUp":"never","lock":"none","precondition":"none","undo":{"kind":"none","reason":"permanent"},"retry":"effectful"},
  'script.projects.deployments.get': {"risk":"read","roles":["operator","support"],"shows":["deployments"],"effects":[],"stepUp":"never","lock":"none","precondition":"none","undo":{"kind":"none","reason":"read"},"retry":"safe"},
  'script.projects.deployments.update': {"risk":"write","roles":["operator"],"shows":[],"effects":["deployments"],"stepUp":"always","lock":"none","precondition":"none","undo":{"kind":"special"},"retry":"idempotent"},
  'script.projects.deployments.delete': {"risk":"destructive","roles":["operator"],"shows":[],"effects":["deployments"],"stepUp":"always","lock":"none","precondition":"none","undo":{"kind":"none","reason":"permanent","read":"script.projects.deployments.get"},"retry":"idempotent"},
  'script.projects.create': {"risk":"write","roles":["operator"],"shows":[],"effects":["projects","changes"],"stepUp":"never","lock":"none","precondition":"none","undo":{"kind":"create","by":"drive.files.update","param":"fileId","member":"scriptId","params":{"supportsAllDrives":true},"body":{"trashed":true}},"retry":"effectful"},
  'script.processes.cancel': {"risk":"destructive","roles":["operator"],"shows":[],"effects":["processes"],"stepUp":"always","lock":"none","precondition":"none","undo":{"kind":"none","reason":"permanent"},"retry":"once"},
  'script.processes.list': {"risk":"read","roles":["operator","support"],"shows":["processes"],"effects":[],"stepUp":"never","lock":"none","precondition":"none","undo":{"kind":"none","reason":"read"},"retry":"safe"},
  'script.processes.listScriptProcesses': {"risk":"read","roles":["operator","support"],"shows":["processes"],"effects":[],"stepUp":"never","lock":"none","precondition":"none","undo":{"kind":"none","reason":"read"},"retry":"safe"},
  'script.projects.get': {"risk":"read","roles":["operator","support"],"shows":["projects"],"effects":[],"stepUp":"never","lock":"none","precondition":"none","undo":{"kind":"none","reason":"read"},"retry":"safe"},
  'script.projects.getMetrics': {"risk":"read","roles":["operator","support"],"shows":["processes"],"effects":[],"stepUp":"never","lock":"none","precondition":"none","undo":{"kind":"none","reason":"read"},"retry":"safe"},
  'script.projects.deployments.list': {"risk":"read","roles":["operator","support"],"shows":["deployments"],"effects":[],"stepUp":"never","lock":"none","precondition":"none","undo":{"kind":"none","reason":"read"},"retry":"safe"},
  'script.projects.deployments.create': {"risk":"write","roles":["operator"],"shows":[],"effects":["deployments"],"stepUp":"always","lock":"none","precondition":"none","undo":{"kind":"create","by":"script.projects.deployments.delete","param":"deploymentId","member":"deploymentId"},"retry":"effectful"},
  'script.projects.versions.get': {"risk":"read","roles":["operator","support"],"shows":["versions"],"effects":[],"stepUp":"never","lock":"none","precondition":"none","undo":{"kind":"none","reason":"read"},"retry":"safe"},
  'script.scripts.run': {"risk":"exec","roles":["operator"],"shows":[],"effects":["processes"],"stepUp":"always","lock":"none","precondition":"none","undo":{"kind":"none","reason":"permanent"},"retry":"once"},
  'script.projects.triggers.list': {"risk":"read","roles":["operator","support"],"shows":["triggers","processes"],"effects":[],"stepUp":"never","lock":"none","precondition":"none","undo":{"kind":"none","reason":"read"},"retry":"safe"},
  'script.projects.triggers.create': {"risk":"write","roles":["operator"],"shows":[],"effects":["triggers"],"stepUp":"always","lock":"none","precondition":"none","undo":{"kind":"create","by":"script.projects.triggers.delete","param":"triggerId","member":"triggerId"},"retry":"effectful"},
  'script.projects.triggers.get': {"risk":"read","roles":["operator","support"],"shows":["triggers","processes"],"effects":[],"stepUp":"never","lock":"none","precondition":"none","undo":{"kind":"none","reason":"read"},"retry":"safe"},
  'script.projects.triggers.update': {"risk":"write","roles":["operator"],"shows":[],"effects":["triggers"],"stepUp":"always","lock":"none","precondition":"none","undo":{"kind":"patch","read":"script.projects.triggers.get"},"retry":"effectful"},
  'script.projects.triggers.delete': {"risk":"destructive","roles":["operator"],"shows":[],"effects":["triggers"],"stepUp":"never","lock":"none","precondition":"none","undo":{"kind":"reverse","by":"script.projects.triggers.undelete"},"retry":"idempotent"},
  'script.projects.triggers.undelete': {"risk":"write","roles":["operator"],"shows":[],"effects":["triggers"],"stepUp":"never","lock":"none","precondition":"none","undo":{"kind":"reverse","by":"script.projects.triggers.delete"},"retry":"idempotent"},
  'script.projects.properties.list': {"risk":"read","roles":["operator","support"],"shows":["properties","processes"],"effects":[],"stepUp":"never","lock":"none","precondition":"none","undo":{"kind":"none","reason":"read"},"retry":"safe"},
  'script.projects.properties.create': {"risk":"write","roles":["operator"],"shows":[],"effects":["properties"],"stepUp":"never","lock":"none","precondition":"none","undo":{"kind":"create","by":"script.projects.properties.delete","param":"propertyName","member":"name"},"retry":"effectful"},
  'script.projects.properties.get': {"risk":"read","roles":["operator"],"shows":["properties","processes"],"effects":[],"stepUp":"never","lock":"none","precondition":"none","undo":{"kind":"none","reason":"read"},"retry":"safe"},
  'script.projects.properties.update': {"risk":"write","roles":["operator"],"shows":[],"effects":["properties"],"stepUp":"never","lock":"none","precondition":"none","undo":{"kind":"patch","read":"script.projects.properties.get"},"retry":"effectful"},
  'script.projects.properties.delete': {"risk":"destructive","roles":["operator"],"shows":[],"effects":["properties"],"stepUp":"never","lock":"none","precondition":"none","undo":{"kind":"special"},"retry":"effectful"},
  'calendar.acl.get': {"risk":"read","roles":["operator"],"shows":["calendarAccess"],"effects":[],"stepUp":"never","lock":"none","precondition":"none","undo":{"kind":"none","reason":"read"},"retry":"safe"},
  'calendar.acl.update': {"risk":"write","roles":["operator"],"shows":[],"effects":["calendarAccess"],"stepUp":"calendarAccess","lock":"none","precondition":"calendarRule","undo":{"kind":"replace","read":"calendar.acl.get"},"retry":"effectful"},
  'calendar.acl.patch': {"risk":"write","roles":["operator"],"shows":[],"effects":["calendarAccess"],"stepUp":"calendarAccess","lock":"none","precondition":"calendarRule","undo":{"kind":"patch","read":"calendar.acl.get"},"retry":"effectful"},
  'calendar.acl.delete': {"risk":"destructive","roles":["operator"],"shows":[],"effects":["calendarAccess"],"stepUp":"never","lock":"none","precondition":"calendarRule","undo":{"kind":"special"},"retry":"effectful"},
  'calendar.acl.list': {"risk":"read","roles":["operator"],"shows":["calendarAccess"],"effects":[],"stepUp":"never","lock":"none","precondition":"none","undo":{"kind":"none","reason":"read"},"retry":"safe"},
  'calendar.acl.insert': {"risk":"write","roles":["operator"],"shows":[],"effects":["calendarAccess"],"stepUp":"calendarAccess","lock":"none","precondition":"calendarRule","undo":{"kind":"create","by":"calendar.acl.delete","param":"ruleId","member":"id"},"retry":"effectful"},
  'calendar.acl.watch': {"risk":"write","roles":["operator"],"shows":[],"effects":["watches"],"stepUp":"never","lock":"none","precondition":"none","undo":{"kind":"none","reason":"stop"},"retry":"keyed"},
  'calendar.calendarList.get': {"risk":"read","roles":["operator","reviewer"],"shows":["calendarList"],"effects":[],"stepUp":"never","lock":"none","precondition":"none","undo":{"kind":"none","reason":"read"},"retry":"safe"},
  'calendar.calendarList.update': {"risk":"write","roles":["operator"],"shows":[],"effects":["calendarList"],"stepUp":"never","lock":"none","precondition":"none","undo":{"kind":"replace","read":"calendar.calendarList.get"},"retry":"idempotent"},
  'calendar.calendarList.patch': {"risk":"write","roles":["operator"],"shows":[],"effects":["calendarList"],"stepUp":"never","lock":"none","precondition":"none","undo":{"kind":"patch","read":"calendar.calendarList.get"},"retry":"effectful"},
  'calendar.calendarList.delete': {"risk":"destructive","roles":["operator"],"shows":[],"effects":["calendarList"],"stepUp":"never","lock":"none","precondition":"none","undo":{"kind":"special"},"retry":"idempotent"},
  'calendar.calendarList.list': {"risk":"read","roles":["operator","reviewer"],"shows":["calendarList"],"effects":[],"stepUp":"never","lock":"none","precondition":"none","undo":{"kind":"none","reason":"read"},"retry":"safe"},
  'calendar.calendarList.insert': {"risk":"write","roles":["operator"],"shows":[],"effects":["calendarList"],"stepUp":"never","lock":"none","precondition":"none","undo":{"kind":"create","by":"calendar.calendarList.delete","param":"calendarId","member":"id"},"retry":"effectful"},
  'calendar.calendarList.watch': {"risk":"write","roles":["operator"],"shows":[],"effects":["watches"],"stepUp":"never","lock":"none","precondition":"none","undo":{"kind":"none","reason":"stop"},"retry":"keyed"},
  'calendar.calendars.clear': {"risk":"destructive","roles":["operator"],"shows":[],"effects":["events:{calendarId}"],"stepUp":"always","lock":"none","precondition":"none","undo":{"kind":"none","reason":"permanent"},"retry":"once"},
  'calendar.calendars.get': {"risk":"read","roles":["operator","reviewer"],"shows":["calendars"],"effects":[],"stepUp":"never","lock":"none","precondition":"none","undo":{"kind":"none","reason":"read"},"retry":"safe"},
  'calendar.calendars.update': {"risk":"write","roles":["operator"],"shows":[],"effects":["calendars","calendarList"],"stepUp":"never","lock":"none","precondition":"none","undo":{"kind":"replace","read":"calendar.calendars.get"},"retry":"idempotent"},
  'calendar.calendars.patch': {"risk":"write","roles":["operator"],"shows":[],"effects":["calendars","calendarList"],"stepUp":"never","lock":"none","precondition":"none","undo":{"kind":"patch","read":"calendar.calendars.get"},"retry":"effectful"},
  'calendar.calendars.delete': {"risk":"destructive","roles":["operator"],"shows":[],"effects":["calendars","calendarList"],"stepUp":"always","lock":"none","precondition":"none","undo":{"kind":"none","reason":"permanent","read":"calendar.calendars.get"},"retry":"idempotent"},
  'calendar.calendars.insert': {"risk":"write","roles":["operator"],"shows":[],"effects":["calendars","calendarList"],"stepUp":"never","lock":"none","precondition":"none","undo":{"kind":"create","by":"calendar.calendars.delete","param":"calendarId","member":"id"},"retry":"effectful"},
  'calendar.calendars.transferOwnership': {"risk":"admin","roles":["operator"],"shows":[],"effects":["calendars","calendarAccess","calendarList"],"stepUp":"always","lock":"none","precondition":"none","undo":{"kind":"none","reason":"permanent"},"retry":"once"},
  'calendar.channels.stop': {"risk":"write","roles":["operator"],"shows":[],"effects":["watches"],"stepUp":"never","lock":"none","precondition":"none","undo":{"kind":"none","reason":"permanent"},"retry":"idempotent"},
  'calendar.colors.get': {"risk":"read","roles":["operator","reviewer"],"shows":[],"effects":[],"stepUp":"never","lock":"none","precondition":"none","undo":{"kind":"none","reason":"read"},"retry":"safe"},
  'calendar.freebusy.query': {"risk":"read","roles":["operator","reviewer"],"shows":["events"],"effects":[],"stepUp":"never","lock":"none","precondition":"none","undo":{"kind":"none","reason":"read"},"retry":"safe"},
  'calendar.events.get': {"risk":"read","roles":["operator","reviewer"],"shows":["events:{calendarId}"],"effects":[],"stepUp":"never","lock":"none","precondition":"none","undo":{"kind":"none","reason":"read"},"retry":"safe"},
  'calendar.events.update': {"risk":"write","roles":["operator"],"shows":[],"effects":["events:{calendarId}"],"stepUp":"never","lock":"none","precondition":"event","undo":{"kind":"replace","read":"calendar.events.get"},"retry":"effectful"},
  'calendar.events.patch': {"risk":"write","roles":["operator"],"shows":[],"effects":["events:{calendarId}"],"stepUp":"never","lock":"none","precondition":"event","undo":{"kind":"special"},"retry":"effectful"},
  'calendar.events.delete': {"risk":"destructive","roles":["operator"],"shows":[],"effects":["events:{calendarId}"],"stepUp":"never","lock":"none","precondition":"event","undo":{"kind":"special"},"retry":"idempotent"},
  'calendar.events.import': {"risk":"write","roles":["operator"],"shows":[],"effects":["events:{calendarId}"],"stepUp":"never","lock":"none","precondition":"none","undo":{"kind":"create","by":"calendar.events.delete","param":"eventId","member":"id"},"retry":"effectful"},
  'calendar.events.list': {"risk":"read","roles":["operator","reviewer"],"shows":["events:{calendarId}"],"effects":[],"stepUp":"never","lock":"none","precondition":"none","undo":{"kind":"none","reason":"read"},"retry":"safe"},
  'calendar.events.insert': {"risk":"write","roles":["operator"],"shows":[],"effects":["events:{calendarId}"],"stepUp":"never","lock":"none","precondition":"none","undo":{"kind":"create","by":"calendar.events.delete","param":"eventId","member":"id"},"retry":"keyed","retryLookup":{"operation":"calendar.events.get","id":"eventId"}},
  'calendar.events.instances': {"risk":"read","roles":["operator","reviewer"],"shows":["events:{calendarId}"],"effects":[],"stepUp":"never","lock":"none","precondition":"none","undo":{"kind":"none","reason":"read"},"retry":"safe"},
  'calendar.events.move': {"risk":"write","roles":["operator"],"shows":[],"effects":["events:{calendarId}","events:{destination}"],"stepUp":"never","lock":"none","precondition":"event","undo":{"kind":"special"},"retry":"effectful"},
  'calendar.events.quickAdd': {"risk":"write","roles":["operator"],"shows":[],"effects":["events:{calendarId}"],"stepUp":"never","lock":"none","precondition":"none","undo":{"kind":"create","by":"calendar.events.delete","param":"eventId","member":"id"},"retry":"effectful"},
  'calendar.events.watch': {"risk":"write","roles":["operator"],"shows":[],"effects":["watches"],"stepUp":"never","lock":"none","precondition":"none","undo":{"kind":"none","reason":"stop"},"retry":"keyed"},
  'calendar.settings.get': {"risk":"read","roles":["operator","reviewer"],"shows":["calendarSettings"],"effects":[],"stepUp":"never","lock":"none","precondition":"none","undo":{"kind":"none","reason":"read"},"retry":"safe"},
  'calendar.settings.list': {"risk":"read","roles":["operator","reviewer"],"shows":["calendarSettings"],"effects":[],"stepUp":"never","lock":"none","precondition":"none","undo":{"kind":"none","reason":"read"},"retry":"safe"},
  'calendar.settings.watch': {"risk":"write","roles":["operator"],"shows":[],"effects":["watches"],"stepUp":"never","lock":"none","precondition":"none","undo":{"kind":"none","reason":"stop"},"retry":"keyed"},
  'drive.about.get': {"risk":"read","roles":["operator","reviewer","support"],"shows":[],"effects":[],"stepUp":"never","lock":"none","precondition":"none","undo":{"kind":"none","reason":"read"},"retry":"safe"},
  'drive.apps.get': {"risk":"read","roles":["operator","reviewer"],"shows":[],"effects":[],"stepUp":"never","lock":"none","precondition":"none","undo":{"kind":"none","reason":"read"},"retry":"safe"},
  'drive.apps.list': {"risk":"read","roles":["operator","reviewer"],"shows":[],"effects":[],"stepUp":"never","lock":"none","precondition":"none","undo":{"kind":"none","reason":"read"},"retry":"safe"},
  'drive.accessproposals.get': {"risk":"read","roles":["operator","reviewer"],"shows":["file:{fileId}","accessRequests"],"effects":[],"stepUp":"never","lock":"none","precondition":"none","undo":{"kind":"none","reason":"read"},"retry":"safe"},
  'drive.accessproposals.list': {"risk":"read","roles":["operator","reviewer"],"shows":["file:{fileId}","accessRequests"],"effects":[],"stepUp":"never","lock":"none","precondition":"none","undo":{"kind":"none","reason":"read"},"retry":"safe"},
  'drive.accessproposals.resolve': {"risk":"write","roles":["operator","reviewer"],"shows":[],"effects":["file:{fileId}","accessRequests","fileAccess"],"stepUp":"requestedAccess","lock":"none","precondition":"accessRequest","undo":{"kind":"none","reason":"held"},"retry":"once"},
  'drive.approvals.approve': {"risk":"write","roles":["operator","reviewer"],"shows":[],"effects":["file:{fileId}","approvals"],"stepUp":"never","lock":"none","precondition":"approval","undo":{"kind":"none","reason":"held"},"retry":"effectful"},
  'drive.approvals.cancel': {"risk":"write","roles":["operator","reviewer"],"shows":[],"effects":["file:{fileId}","approvals"],"stepUp":"never","lock":"none","precondition":"approval","undo":{"kind":"none","reason":"held"},"retry":"effectful"},
  'drive.approvals.comment': {"risk":"write","roles":["operator","reviewer"],"shows":[],"effects":["file:{fileId}","approvals"],"stepUp":"never","lock":"none","precondition":"approval","undo":{"kind":"none","reason":"held"},"retry":"effectful"},
  'drive.approvals.decline': {"risk":"write","roles":["operator","reviewer"],"shows":[],"effects":["file:{fileId}","approvals"],"stepUp":"never","lock":"none","precondition":"approval","undo":{"kind":"none","reason":"held"},"retry":"effectful"},
  'drive.approvals.get': {"risk":"read","roles":["operator","reviewer","support"],"shows":["file:{fileId}","approvals"],"effects":[],"stepUp":"never","lock":"none","precondition":"none","undo":{"kind":"none","reason":"read"},"retry":"safe"},
  'drive.approvals.list': {"risk":"read","roles":["operator","reviewer","support"],"shows":["file:{fileId}","approvals"],"effects":[],"stepUp":"never","lock":"none","precondition":"none","undo":{"kind":"none","reason":"read"},"retry":"safe"},
  'drive.approvals.reassign': {"risk":"write","roles":["operator","reviewer"],"shows":[],"effects":["file:{fileId}","approvals"],"stepUp":"never","lock":"none","precondition":"approval","undo":{"kind":"none","reason":"held"},"retry":"effectful"},
  'drive.approvals.start': {"risk":"write","roles":["operator","reviewer"],"shows":[],"effects":["file:{fileId}","approvals"],"stepUp":"never","lock":"none","precondition":"file","undo":{"kind":"create","by":"drive.approvals.cancel","param":"approvalId","member":"approvalId"},"retry":"effectful"},
  'drive.changes.getStartPageToken': {"risk":"read","roles":["operator","reviewer"],"shows":[],"effects":[],"stepUp":"never","lock":"none","precondition":"none","undo":{"kind":"none","reason":"read"},"retry":"safe"},
  'drive.changes.list': {"risk":"read","roles":["operator","reviewer"],"shows":["changes"],"effects":[],"stepUp":"never","lock":"none","precondition":"none","undo":{"kind":"none","reason":"read"},"retry":"safe"},
  'drive.changes.watch': {"risk":"write","roles":["operator"],"shows":[],"effects":["watches"],"stepUp":"never","lock":"none","precondition":"none","undo":{"kind":"none","reason":"stop"},"retry":"keyed"},
  'drive.channels.stop': {"risk":"write","roles":["operator"],"shows":[],"effects":["watches"],"stepUp":"never","lock":"none","precondition":"none","undo":{"kind":"none","reason":"permanent"},"retry":"idempotent"},
  'drive.comments.list': {"risk":"read","roles":["operator","reviewer"],"shows":["file:{fileId}","comments"],"effects":[],"stepUp":"never","lock":"none","precondition":"none","undo":{"kind":"none","reason":"read"},"retry":"safe"},
  'drive.comments.create': {"risk":"write","roles":["operator","reviewer"],"shows":[],"effects":["file:{fileId}","comments"],"stepUp":"never","lock":"none","precondition":"file","undo":{"kind":"create","by":"drive.comments.delete","param":"commentId","member":"id"},"retry":"effectful"},
  'drive.comments.get': {"risk":"read","roles":["operator","reviewer"],"shows":["file:{fileId}","comments"],"effects":[],"stepUp":"never","lock":"none","precondition":"none","undo":{"kind":"none","reason":"read"},"retry":"safe"},
  'drive.comments.update': {"risk":"write","roles":["operator","reviewer"],"shows":[],"effects":["file:{fileId}","comments"],"stepUp":"never","lock":"none","precondition":"file","undo":{"kind":"patch","read":"drive.comments.get"},"retry":"effectful"},
  'drive.comments.delete': {"risk":"destructive","roles":["operator","reviewer"],"shows":[],"effects":["file:{fileId}","comments"],"stepUp":"always","lock":"none","precondition":"file","undo":{"kind":"none","reason":"held","read":"drive.comments.get","fields":"*"},"retry":"idempotent"},
  'drive.replies.list': {"risk":"read","roles":["operator","reviewer"],"shows":["file:{fileId}","comments"],"effects":[],"stepUp":"never","lock":"none","precondition":"none","undo":{"kind":"none","reason":"read"},"retry":"safe"},
  'drive.replies.create': {"risk":"write","roles":["operator","reviewer"],"shows":[],"effects":["file:{fileId}","comments"],"stepUp":"never","lock":"none","precondition":"file","undo":{"kind":"create","by":"drive.replies.delete","param":"replyId","member":"id"},"retry":"effectful"},
  'drive.replies.get': {"risk":"read","roles":["operator","reviewer"],"shows":["file:{fileId}","comments"],"effects":[],"stepUp":"never","lock":"none","precondition":"none","undo":{"kind":"none","reason":"read"},"retry":"safe"},
  'drive.replies.update': {"risk":"write","roles":["operator","reviewer"],"shows":[],"effects":["file:{fileId}","comments"],"stepUp":"never","lock":"none","precondition":"file","undo":{"kind":"patch","read":"drive.replies.get"},"retry":"effectful"},
  'drive.replies.delete': {"risk":"destructive","roles":["operator","reviewer"],"shows":[],"effects":["file:{fileId}","comments"],"stepUp":"always","lock":"none","precondition":"file","undo":{"kind":"none","reason":"held","read":"drive.replies.get","fields":"*"},"retry":"idempotent"},
  'drive.drives.list': {"risk":"read","roles":["operator","reviewer"],"shows":["drives","changes"],"effects":[],"stepUp":"never","lock":"none","precondition":"none","undo":{"kind":"none","reason":"read"},"retry":"safe"},
  'drive.drives.create': {"risk":"write","roles":["operator"],"shows":[],"effects":["drives","changes"],"stepUp":"never","lock":"none","precondition":"none","undo":{"kind":"create","by":"drive.drives.delete","param":"driveId","member":"id"},"retry":"keyed"},
  'drive.drives.get': {"risk":"read","roles":["operator","reviewer"],"shows":["drives"],"effects":[],"stepUp":"never","lock":"none","precondition":"none","undo":{"kind":"none","reason":"read"},"retry":"safe"},
  'drive.drives.update': {"risk":"write","roles":["operator"],"shows":[],"effects":["drives","changes"],"stepUp":"never","lock":"none","precondition":"none","undo":{"kind":"patch","read":"drive.drives.get"},"retry":"effectful"},
  'drive.drives.delete': {"risk":"destructive","roles":["operator"],"shows":[],"effects":["drives","changes"],"stepUp":"always","lock":"none","precondition":"none","undo":{"kind":"none","reason":"permanent","read":"drive.drives.get"},"retry":"once"},
  'drive.drives.hide': {"risk":"write","roles":["operator"],"shows":[],"effects":["drives"],"stepUp":"never","lock":"none","precondition":"none","undo":{"kind":"reverse","by":"drive.drives.unhide"},"retry":"effectful"},
  'drive.drives.unhide': {"risk":"write","roles":["operator"],"shows":[],"effects":["drives"],"stepUp":"never","lock":"none","precondition":"none","undo":{"kind":"reverse","by":"drive.drives.hide"},"retry":"effectful"},
  'drive.teamdrives.list': {"risk":"read","roles":["operator"],"shows":["drives"],"effects":[],"stepUp":"never","lock":"none","precondition":"none","undo":{"kind":"none","reason":"read"},"retry":"safe"},
  'drive.teamdrives.create': {"risk":"write","roles":["operator"],"shows":[],"effects":["drives","changes"],"stepUp":"never","lock":"none","precondition":"none","undo":{"kind":"create","by":"drive.teamdrives.delete","param":"teamDriveId","member":"id"},"retry":"keyed"},
  'drive.teamdrives.get': {"risk":"read","roles":["operator"],"shows":["drives"],"effects":[],"stepUp":"never","lock":"none","precondition":"none","undo":{"kind":"none","reason":"read"},"retry":"safe"},
  'drive.teamdrives.update': {"risk":"write","roles":["operator"],"shows":[],"effects":["drives","changes"],"stepUp":"never","lock":"none","precondition":"none","undo":{"kind":"patch","read":"drive.teamdrives.get"},"retry":"effectful"},
  'drive.teamdrives.delete': {"risk":"destructive","roles":["operator"],"shows":[],"effects":["drives","changes"],"stepUp":"always","lock":"none","precondition":"none","undo":{"kind":"none","reason":"permanent"},"retry":"once"},
  'drive.files.copy': {"risk":"write","roles":["operator"],"shows":[],"effects":["changes"],"stepUp":"never","lock":"none","precondition":"file","undo":{"kind":"create","by":"drive.files.update","param":"fileId","member":"id","params":{"supportsAllDrives":true},"body":{"trashed":true}},"retry":"effectful"},
  'drive.files.list': {"risk":"read","roles":["operator","reviewer","support"],"shows":["changes"],"effects":[],"stepUp":"never","lock":"none","precondition":"none","undo":{"kind":"none","reason":"read"},"retry":"safe"},
  'drive.files.create': {"risk":"write","roles":["operator"],"shows":[],"effects":["changes"],"stepUp":"never","lock":"none","precondition":"none","undo":{"kind":"create","by":"drive.files.update","param":"fileId","member":"id","params":{"supportsAllDrives":true},"body":{"trashed":true}},"retry":"keyed","retryLookup":{"operation":"drive.files.get","id":"fileId"}},
  'drive.files.get': {"risk":"read","roles":["operator","reviewer","support"],"shows":["file:{fileId}"],"effects":[],"stepUp":"never","lock":"none","precondition":"none","undo":{"kind":"none","reason":"read"},"retry":"safe"},
  'drive.files.update': {"risk":"write","roles":["operator"],"shows":[],"effects":["file:{fileId}","changes"],"stepUp":"never","lock":"none","precondition":"file","undo":{"kind":"special"},"retry":"effectful"},
  'drive.files.delete': {"risk":"destructive","roles":["operator"],"shows":[],"effects":["file:{fileId}","changes"],"stepUp":"always","lock":"none","precondition":"file","undo":{"kind":"none","reason":"permanent","read":"drive.files.get","fields":"id,name,mimeType,parents,driveId,owners(emailAddress),size,createdTime,modifiedTime,trashed"},"retry":"idempotent"},
  'drive.files.download': {"risk":"read","roles":["operator","reviewer"],"shows":["file:{fileId}"],"effects":[],"stepUp":"never","lock":"none","precondition":"none","undo":{"kind":"none","reason":"read"},"retry":"effectful"},
  'drive.files.emptyTrash': {"risk":"destructive","roles":["operator"],"shows":[],"effects":["changes"],"stepUp":"always","lock":"none","precondition":"none","undo":{"kind":"none","reason":"permanent"},"retry":"once"},
  'drive.files.export': {"risk":"read","roles":["operator","reviewer"],"shows":["file:{fileId}"],"effects":[],"stepUp":"never","lock":"none","precondition":"none","undo":{"kind":"none","reason":"read"},"retry":"safe"},
  'drive.files.generateCseToken': {"risk":"read","roles":["operator"],"shows":[],"effects":[],"stepUp":"never","lock":"none","precondition":"none","undo":{"kind":"none","reason":"read"},"retry":"safe"},
  'drive.files.generateIds': {"risk":"read","roles":["operator"],"shows":[],"effects":[],"stepUp":"never","lock":"none","precondition":"none","undo":{"kind":"none","reason":"read"},"retry":"safe"},
  'drive.files.listLabels': {"risk":"read","roles":["operator","reviewer"],"shows":["file:{fileId}","labels"],"effects":[],"stepUp":"never","lock":"none","precondition":"none","undo":{"kind":"none","reason":"read"},"retry":"safe"},
  'drive.files.modifyLabels': {"risk":"write","roles":["operator"],"shows":[],"effects":["file:{fileId}","labels"],"stepUp":"never","lock":"none","precondition":"file","undo":{"kind":"special"},"retry":"effectful"},
  'drive.files.watch': {"risk":"write","roles":["operator"],"shows":[],"effects":["watches"],"stepUp":"never","lock":"none","precondition":"none","undo":{"kind":"none","reason":"stop"},"retry":"keyed"},
  'drive.operations.get': {"risk":"read","roles":["operator","reviewer"],"shows":[],"effects":[],"stepUp":"never","lock":"none","precondition":"none","undo":{"kind":"none","reason":"read"},"retry":"safe"},
  'drive.permissions.list': {"risk":"read","roles":["operator","reviewer"],"shows":["file:{fileId}","fileAccess"],"effects":[],"stepUp":"never","lock":"none","precondition":"none","undo":{"kind":"none","reason":"read"},"retry":"safe"},
  'drive.permissions.create': {"risk":"write","roles":["operator"],"shows":[],"effects":["file:{fileId}","fileAccess"],"stepUp":"fileAccess","lock":"permissions","precondition":"file","undo":{"kind":"create","by":"drive.permissions.delete","param":"permissionId","member":"id"},"retry":"effectful"},
  'drive.permissions.get': {"risk":"read","roles":["operator","reviewer"],"shows":["file:{fileId}","fileAccess"],"effects":[],"stepUp":"never","lock":"none","precondition":"none","undo":{"kind":"none","reason":"read"},"retry":"safe"},
  'drive.permissions.update': {"risk":"write","roles":["operator"],"shows":[],"effects":["file:{fileId}","fileAccess"],"stepUp":"fileAccess","lock":"permissions","precondition":"permission","undo":{"kind":"special"},"retry":"effectful"},
  'drive.permissions.delete': {"risk":"destructive","roles":["operator"],"shows":[],"effects":["file:{fileId}","fileAccess"],"stepUp":"never","lock":"permissions","precondition":"permission","undo":{"kind":"special"},"retry":"effectful"},
  'drive.revisions.get': {"risk":"read","roles":["operator","reviewer"],"shows":["file:{fileId}","revisions"],"effects":[],"stepUp":"never","lock":"none","precondition":"none","undo":{"kind":"none","reason":"read"},"retry":"safe"},
  'drive.revisions.update': {"risk":"write","roles":["operator"],"shows":[],"effects":["file:{fileId}","revisions"],"stepUp":"never","lock":"none","precondition":"file","undo":{"kind":"patch","read":"drive.revisions.get"},"retry":"effectful"},
  'drive.revisions.delete': {"risk":"destructive","roles":["operator"],"shows":[],"effects":["file:{fileId}","revisions"],"stepUp":"always","lock":"none","precondition":"file","undo":{"kind":"none","reason":"permanent","read":"drive.revisions.get","fields":"*"},"retry":"idempotent"},
  'drive.revisions.list': {"risk":"read","roles":["operator","reviewer"],"shows":["file:{fileId}","revisions"],"effects":[],"stepUp":"never","lock":"none","precondition":"none","undo":{"kind":"none","reason":"read"},"retry":"safe"},
};

/** Operations with a custom undo implementation. */
export type SpecialUndoOperation = 'script.projects.updateContent' | 'script.projects.deployments.update' | 'script.projects.properties.delete' | 'calendar.acl.delete' | 'calendar.calendarList.delete' | 'calendar.events.patch' | 'calendar.events.delete' | 'calendar.events.move' | 'drive.files.update' | 'drive.files.modifyLabels' | 'drive.permissions.update' | 'drive.permissions.delete';

/** Operations that change a whole topic, by topic. */
export type OperationWithEffect = {
  'accessRequests': 'drive.accessproposals.resolve';
  'alerts': never;
  'approvals': 'drive.approvals.approve' | 'drive.approvals.cancel' | 'drive.approvals.comment' | 'drive.approvals.decline' | 'drive.approvals.reassign' | 'drive.approvals.start';
  'calendarAccess': 'calendar.acl.update' | 'calendar.acl.patch' | 'calendar.acl.delete' | 'calendar.acl.insert' | 'calendar.calendars.transferOwnership';
  'calendarList': 'calendar.calendarList.update' | 'calendar.calendarList.patch' | 'calendar.calendarList.delete' | 'calendar.calendarList.insert' | 'calendar.calendars.update' | 'calendar.calendars.patch' | 'calendar.calendars.delete' | 'calendar.calendars.insert' | 'calendar.calendars.transferOwnership';
  'calendarSettings': never;
  'calendars': 'calendar.calendars.update' | 'calendar.calendars.patch' | 'calendar.calendars.delete' | 'calendar.calendars.insert' | 'calendar.calendars.transferOwnership';
  'changes': 'script.projects.create' | 'drive.drives.create' | 'drive.drives.update' | 'drive.drives.delete' | 'drive.teamdrives.create' | 'drive.teamdrives.update' | 'drive.teamdrives.delete' | 'drive.files.copy' | 'drive.files.create' | 'drive.files.update' | 'drive.files.delete' | 'drive.files.emptyTrash';
  'code': 'script.projects.updateContent';
  'comments': 'drive.comments.create' | 'drive.comments.update' | 'drive.comments.delete' | 'drive.replies.create' | 'drive.replies.update' | 'drive.replies.delete';
  'delayed-calls': never;
  'deployments': 'script.projects.deployments.update' | 'script.projects.deployments.delete' | 'script.projects.deployments.create';
  'drives': 'drive.drives.create' | 'drive.drives.update' | 'drive.drives.delete' | 'drive.drives.hide' | 'drive.drives.unhide' | 'drive.teamdrives.create' | 'drive.teamdrives.update' | 'drive.teamdrives.delete';
  'events': never;
  'file': never;
  'fileAccess': 'drive.accessproposals.resolve' | 'drive.permissions.create' | 'drive.permissions.update' | 'drive.permissions.delete';
  'index:access-requests': never;
  'index:approvals': never;
  'index:outside-access': never;
  'index:people': never;
  'index:projects': never;
  'jobs': never;
  'labels': 'drive.files.modifyLabels';
  'processes': 'script.processes.cancel' | 'script.scripts.run';
  'projects': 'script.projects.create';
  'properties': 'script.projects.properties.create' | 'script.projects.properties.update' | 'script.projects.properties.delete';
  'reports': never;
  'revisions': 'drive.revisions.update' | 'drive.revisions.delete';
  'saved': never;
  'triggers': 'script.projects.triggers.create' | 'script.projects.triggers.update' | 'script.projects.triggers.delete' | 'script.projects.triggers.undelete';
  'versions': 'script.projects.versions.create';
  'watches': 'calendar.acl.watch' | 'calendar.calendarList.watch' | 'calendar.channels.stop' | 'calendar.events.watch' | 'calendar.settings.watch' | 'drive.changes.watch' | 'drive.channels.stop' | 'drive.files.watch';
};

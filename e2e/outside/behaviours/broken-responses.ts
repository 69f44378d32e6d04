import type { OperationId } from '@rotunda/api-client/operations';
import type { FrontBehaviour, FrontReply } from '../service-front.ts';

const PAGE = '<!DOCTYPE html><title>Sorry</title><p>We are having trouble.';
const HTML = { 'content-type': 'text/html; charset=UTF-8' };

/** The responses to calls of these operations. */
const RESPONSES: Partial<Record<OperationId, FrontReply>> = {
  'script.processes.list': { status: 502, headers: HTML, body: PAGE },
  'script.projects.getMetrics': { status: 200, headers: HTML, body: PAGE },
  'script.projects.versions.list': { status: 200, body: '{"versions":[{"versionNumber":1' },
  'calendar.acl.list': { status: 503, headers: HTML, body: PAGE },
  'calendar.settings.list': { status: 200, body: '{"items":[' },
  'drive.revisions.list': { status: 200, headers: HTML, body: PAGE },
  'drive.comments.list': { status: 500, body: '{"error":{"code":500,"message":"Internal Error"' },
  'drive.drives.list': { status: 200, body: '[]' },
};

/** Some operations respond with HTML pages, truncated JSON, or JSON of another shape. */
export const brokenResponses: FrontBehaviour = {
  reply: ({ operationId }) => (operationId === undefined ? undefined : RESPONSES[operationId]),
};

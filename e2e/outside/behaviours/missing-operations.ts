import type { FrontBehaviour, FrontReply } from '../service-front.ts';

/** The page of a front end that does not know the URL. */
const UNKNOWN_ADDRESS: FrontReply = {
  status: 404,
  headers: { 'content-type': 'text/html; charset=UTF-8' },
  body: '<!DOCTYPE html><title>Error 404 (Not Found)</title><p>The requested URL was not found on this server.',
};

const UNIMPLEMENTED: FrontReply = {
  status: 501,
  body: JSON.stringify({
    error: { code: 501, message: 'Operation is not implemented.', status: 'UNIMPLEMENTED' },
  }),
};

/** The service lacks approvals and access requests, whose URLs are unknown, and labels, which are not implemented. */
export const missingOperations: FrontBehaviour = {
  reply({ operationId }) {
    if (/^drive\.(approvals|accessproposals)\./.test(operationId ?? '')) return UNKNOWN_ADDRESS;
    return /Labels$/.test(operationId ?? '') ? UNIMPLEMENTED : undefined;
  },
};

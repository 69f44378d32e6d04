import drive from '@rotunda/api-client/openapi/drive.openapi.json';
import { describe, expect, test } from 'vitest';
import type { ServiceDocument } from '#features/explorer/operation/document.ts';
import { allOperations } from '#features/explorer/operation/operation.ts';
import { toBodyTemplate, toTemplateOf, toWritable } from './body-template.ts';

const document: ServiceDocument = drive;

describe('the request body template', () => {
  test('omits channel members set by the console', () => {
    expect(toTemplateOf({ id: 'drive.files.watch' }, document, 'Channel')).toEqual({ type: 'web_hook' });
    expect(toTemplateOf({ id: 'drive.channels.stop' }, document, 'Channel')).toHaveProperty('resourceId');
  });

  test('contains the writable members, with values of their types', () => {
    expect(toBodyTemplate(document, 'ReassignApprovalRequest')).toEqual({
      addReviewers: [{ addedReviewerEmail: '' }],
      message: '',
      replaceReviewers: [{ addedReviewerEmail: '', removedReviewerEmail: '' }],
    });
    expect(toBodyTemplate(document, 'Revision')).not.toHaveProperty('md5Checksum');
  });

  test('exists for every operation with a body', () => {
    const bodies = allOperations.filter(({ service, body }) => service === 'drive' && body !== undefined);
    const empty = bodies.filter(({ body = '' }) => Object.keys(toBodyTemplate(document, body)).length === 0);
    expect([bodies.length > 15, empty]).toEqual([true, []]);
  });
});

test('a resource that was read is sent back without read-only members', () => {
  const file = { kind: 'drive#file', name: 'Plan', md5Checksum: 'x', unheardOf: 1 };
  expect(toWritable(document, 'File', file)).toEqual({ name: 'Plan' });
});

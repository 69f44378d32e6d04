import { expect, test } from 'vitest';
import { sampleEvent } from '#testing/sample-events.ts';
import { toEventForm, toEventPatch, toFormTime } from './event-form.ts';

test('an attachment keeps its metadata from the service when another one is added', () => {
  const known = { fileId: 'file-1', fileUrl: 'https://files.example/1', title: 'Agenda', mimeType: 'text/plain' };
  const event = sampleEvent({ attachments: [known] });
  const before = toEventForm(event, toFormTime(event), 'UTC');
  const added = { fileUrl: 'https://files.example/2', title: 'Minutes' };
  const patch = toEventPatch(before, { ...before, attachments: [...before.attachments, added] });
  expect(patch.attachments).toEqual([known, added]);
});

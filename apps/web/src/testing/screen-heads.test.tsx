import { expect, test } from 'vitest';
import { renderApp } from './render-app.tsx';
import { sampleCalendar } from './sample-events.ts';
import { operatorSession, type StubResponses, serviceError } from './stub-services.ts';

type State = { url: string; heading: string; responses?: StubResponses; roles?: 'reviewer'[] };

const refused = () => serviceError(403, 'forbidden', 'Forbidden');
const calendars: StubResponses = {
  'calendar.calendarList.list': () => ({ items: [sampleCalendar()] }),
  'calendar.settings.list': () => ({ items: [] }),
};

/** States of screens that have no resource to be named after. */
const STATES: Readonly<Record<string, State>> = {
  'an event that was deleted': {
    url: '/events/operator@example.com/gone',
    heading: 'Deleted event',
    responses: { ...calendars, 'calendar.events.get': () => ({ id: 'gone', status: 'cancelled' }) },
  },
  'an event that cannot be loaded': {
    url: '/events/operator@example.com/review',
    heading: 'Event',
    responses: { ...calendars, 'calendar.events.get': refused },
  },
  'a search for events whose calendars cannot be loaded': {
    url: '/events',
    heading: 'Events',
    responses: { ...calendars, 'calendar.calendarList.list': refused },
  },
  'a new event of a user who cannot add any': {
    url: '/events/new',
    heading: 'New event',
    responses: calendars,
    roles: ['reviewer'],
  },
  'a new event whose calendars cannot be loaded': {
    url: '/events/new',
    heading: 'New event',
    responses: { ...calendars, 'calendar.calendarList.list': refused },
  },
  'a proof that cannot be compiled': {
    url: '/reviews/file-1/approval-1/proof',
    heading: 'Proof of approval',
    responses: { 'drive.files.get': refused, 'drive.approvals.get': refused },
  },
  'a project that cannot be loaded': {
    url: '/scripts/script-1/overview',
    heading: 'Project',
    responses: { 'script.projects.get': refused, 'drive.files.get': refused },
  },
};

test.for(Object.entries(STATES))(
  '%s has a heading and a title',
  async ([, { url, heading, responses = {}, roles }]) => {
    const session = roles && {
      ...operatorSession,
      roles,
      operations: (operatorSession.operations ?? []).filter((id) => id !== 'calendar.events.insert'),
    };
    const { screen } = await renderApp({
      url,
      responses,
      ...(session && { session }),
      bff: { 'GET /api/approval-history': () => ({ steps: [] }) },
    });
    await expect.element(screen.getByRole('heading', { level: 1 })).toMatchTextContent(heading);
    await expect.poll(() => document.title).toContain(heading);
  },
);

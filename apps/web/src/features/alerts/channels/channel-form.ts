import { getCurrentZone } from '#shared/format/zone.ts';
import { channelKinds } from './channel-labels.ts';
import type { AlertChannel, ChannelDraft, ChannelKind, DeliverySchedule } from './channel-queries.ts';

/** The values of the channel form, as text. */
export type ChannelForm = {
  kind: ChannelKind;
  name: string;
  address: string;
  frequency: DeliverySchedule['frequency'];
  clock: string;
  weekday: number;
  timeZone: string;
  hasQuietHours: boolean;
  quietFrom: string;
  quietTo: string;
  isTeam: boolean;
};

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Returns the form values of a new channel. */
export function createChannelForm(kind: ChannelKind, email: string): ChannelForm {
  return {
    kind,
    name: '',
    address: kind === 'mail' ? email : '',
    frequency: 'instant',
    clock: '08:00',
    weekday: 1,
    timeZone: getCurrentZone(),
    hasQuietHours: false,
    quietFrom: '22:00',
    quietTo: '07:00',
    isTeam: false,
  };
}

/** Returns the form values of an existing channel, without its address. */
export function getChannelForm({ kind, name, schedule, isTeam }: AlertChannel): ChannelForm {
  const { quietHours, ...times } = schedule;
  return {
    kind,
    name,
    address: '',
    isTeam,
    ...times,
    hasQuietHours: quietHours !== undefined,
    quietFrom: quietHours?.from ?? '22:00',
    quietTo: quietHours?.to ?? '07:00',
  };
}

/** Validates a time of day. Returns the error message, or undefined if the time is valid. */
export function clockError(text: string): string | undefined {
  return CLOCK.test(text) ? undefined : 'Enter a time such as 08:30.';
}

/**
 * Returns the channel for the form values. Returns undefined if a field is invalid. A channel without a name is named by its
 * type.
 */
export function toChannelDraft(form: ChannelForm, existing: AlertChannel | undefined): ChannelDraft | undefined {
  const { kind, name, frequency, clock, weekday, timeZone, hasQuietHours, quietFrom, quietTo, isTeam } = form;
  const address = form.address.trim();
  if (address === '' && !existing) return undefined;
  const clocks = [clock, ...(hasQuietHours ? [quietFrom, quietTo] : [])];
  if (clocks.some((text) => clockError(text) !== undefined)) return undefined;
  if (hasQuietHours && quietFrom === quietTo) return undefined;
  return {
    kind,
    name: name.trim() || channelKinds[kind].label,
    isTeam,
    isEnabled: existing?.isEnabled ?? true,
    ...(address !== '' && { address }),
    schedule: {
      frequency,
      clock,
      weekday,
      timeZone,
      ...(hasQuietHours && { quietHours: { from: quietFrom, to: quietTo } }),
    },
  };
}

import { countOf } from '@rotunda/api-client/count-of';
import { changePreferences } from '#shared/preferences/preferences-api.ts';
import { usePreferences } from '#shared/preferences/preferences-store.ts';
import { canCall, useSession } from '#shared/session/session.ts';
import { NativeSelect } from '#ui/fields/native-select.tsx';
import { ErrorBoundary } from '#ui/loading/error-boundary.tsx';
import { Absences } from './absences/absences.tsx';
import { ReasonList } from './reason-list.tsx';
import { TeamReasons } from './team-reasons.tsx';

const HOLDS = [
  { value: '', label: 'Console default' },
  { value: '0', label: 'Send immediately' },
  { value: '3', label: '3 seconds' },
  { value: '6', label: '6 seconds' },
  { value: '10', label: '10 seconds' },
  { value: '20', label: '20 seconds' },
  { value: '30', label: '30 seconds' },
  { value: '60', label: '1 minute' },
  { value: '120', label: '2 minutes' },
  { value: '300', label: '5 minutes' },
  { value: '600', label: '10 minutes' },
] as const;
const MAX_OWN = 50;

/** The settings for sending decisions, and the user's saved reasons. */
export function ReviewSettings() {
  const session = useSession();
  const { holdSeconds, reasonSnippets = [] } = usePreferences();
  const hold = HOLDS.find(({ value }) => value === String(holdSeconds ?? ''));
  const choices = hold ? HOLDS : [...HOLDS, { value: 'other' as const, label: countOf(holdSeconds ?? 0, 'second') }];
  return (
    <div className="flex max-w-720 flex-col gap-32 p-16">
      <section aria-labelledby="hold-heading" className="flex flex-col gap-8">
        <h2 id="hold-heading" className="font-semibold text-section">
          Undo period
        </h2>
        <p className="text-ink-2">Decisions and deletions are sent after this delay. Until then, you can undo them.</p>
        <div className="max-w-320">
          <NativeSelect
            label="Delay"
            choices={choices}
            value={hold?.value ?? 'other'}
            onChange={(value) => changePreferences({ holdSeconds: value === '' ? null : Number(value) })}
          />
        </div>
      </section>
      {canCall(session, 'drive.approvals.approve') && (
        <ErrorBoundary name="Your time away">
          <Absences />
        </ErrorBoundary>
      )}
      <ReasonList
        title="Saved replies"
        listLabel="Reasons"
        fieldLabel="New reply"
        reasons={reasonSnippets}
        most={MAX_OWN}
        onChange={(reasons) => changePreferences({ reasonSnippets: [...reasons] })}
      >
        Your saved replies are suggested before the team’s.
      </ReasonList>
      <TeamReasons />
    </div>
  );
}

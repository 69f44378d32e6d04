import { changePreferences } from '#shared/preferences/preferences-api.ts';
import { usePreferences } from '#shared/preferences/preferences-store.ts';
import { NativeSelect } from '#ui/native-select.tsx';
import { ReasonList } from './reason-list.tsx';
import { TeamReasons } from './team-reasons.tsx';

const HOLDS = [
  { value: '', label: 'Console default' },
  { value: '0', label: 'Send at once' },
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

/** How decisions are sent, and the sentences that the person decides with. */
export function ReviewSettings() {
  const { holdSeconds, reasonSnippets = [] } = usePreferences();
  const hold = HOLDS.find(({ value }) => value === String(holdSeconds ?? ''));
  const choices = hold ? HOLDS : [...HOLDS, { value: 'other' as const, label: `${holdSeconds} seconds` }];
  return (
    <div className="flex max-w-720 flex-col gap-32 p-16">
      <section aria-labelledby="hold-heading" className="flex flex-col gap-8">
        <h2 id="hold-heading" className="font-semibold text-section">
          Time to undo a decision
        </h2>
        <p className="text-ink-2">Decisions, one or many, and deletions are held this long before they are sent.</p>
        <div className="max-w-320">
          <NativeSelect
            label="Held for"
            choices={choices}
            value={hold?.value ?? 'other'}
            onChange={(value) => changePreferences({ holdSeconds: value === '' ? null : Number(value) })}
          />
        </div>
      </section>
      <ReasonList
        title="Reasons for decisions"
        listLabel="Reasons"
        fieldLabel="New reason"
        reasons={reasonSnippets}
        most={MAX_OWN}
        onChange={(reasons) => changePreferences({ reasonSnippets: [...reasons] })}
      >
        Sentences saved here are suggested when you decide, before those of the team.
      </ReasonList>
      <TeamReasons />
    </div>
  );
}

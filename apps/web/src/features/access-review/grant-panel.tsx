import { Link } from '@tanstack/react-router';
import { Check, Scissors, X } from 'lucide-react';
import { useMediaQuery } from '#lib/use-media-query.ts';
import { formatDateTime } from '#shared/format/time.ts';
import { describeOutsideGrantee } from '#shared/permissions/outside-grantee.ts';
import { describeRole, getRoleName } from '#shared/permissions/permission.ts';
import { roleRefusal } from '#shared/session/role-refusal.ts';
import { useSession } from '#shared/session/session.ts';
import { useShortcut } from '#shared/shortcuts/use-shortcut.ts';
import { Button } from '#ui/buttons/button.tsx';
import { DescriptionList } from '#ui/display/description-list.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { KeyLegend } from '#ui/keyboard/key-legend.tsx';
import { SidePanel } from '#ui/panels/side-panel.tsx';
import { narrowGrant } from './narrow-grant.ts';
import type { AccessDecision, Grant } from './queries.ts';
import { formatDecision } from './review-labels.ts';
import type { Decided } from './use-decide.ts';

type GrantPanelProps = {
  row: Grant;
  position: string;
  /** The reason why there is no next row, if any. */
  nextRefusal: string | undefined;
  onClose: () => void;
  /** Moves to the next row, or finishes after the last row. */
  onNext: () => void;
  /** The reviewer's note so far. */
  note: string;
  onNote: (grant: Grant, note: string) => void;
  onDecide: (decided: Decided) => void;
};

const KEYS = [
  ['a', 'keep'],
  ['w', 'narrow'],
  ['d', 'remove'],
  ['j', 'next'],
  ['z', 'undo'],
] as const;

/** The panel of one external grant: its permissions, earlier decisions, and the three decision buttons. */
export function GrantPanel(props: GrantPanelProps) {
  const { row, position, nextRefusal, onClose, onNext, note, onNote, onDecide } = props;
  const session = useSession();
  const narrowing = narrowGrant(row, Date.now());
  const refusal = roleRefusal(session, 'drive.permissions.update', 'Reviewing access');
  const narrowRefusal = refusal ?? ('refusal' in narrowing ? narrowing.refusal : undefined);
  const size = useMediaQuery('(width < 768px)') ? 'touch' : 'form';
  const decide = (decision: AccessDecision['decision']) => {
    onDecide({ grant: row, decision, note: note.trim() });
    onNext();
  };
  useShortcut('a', () => decide('kept'), { disabledReason: refusal, isChange: true });
  useShortcut('w', () => decide('narrowed'), { disabledReason: narrowRefusal, isChange: true });
  useShortcut('d', () => decide('removed'), { disabledReason: refusal, isChange: true });
  return (
    <SidePanel title={describeOutsideGrantee(row)} onClose={onClose}>
      <div className="flex flex-col gap-16">
        <div className="flex items-center gap-8">
          <span className="text-ink-3 text-small">{position}</span>
          <span className="ml-auto">
            <Button disabledReason={nextRefusal} onPress={onNext}>
              Next
            </Button>
          </span>
        </div>
        <Facts row={row} />
        <TextField
          label="Note for the next review (optional)"
          rows={2}
          maxLength={500}
          value={note}
          onChange={(typed) => onNote(row, typed)}
          disabledReason={refusal}
        />
        <div className="flex flex-wrap gap-8 max-md:*:flex-1">
          <Button kind="success" size={size} disabledReason={refusal} onPress={() => decide('kept')}>
            <Check size={16} strokeWidth={2} aria-hidden />
            Keep
          </Button>
          <Button
            size={size}
            data-op="drive.permissions.update"
            disabledReason={narrowRefusal}
            onPress={() => decide('narrowed')}
          >
            <Scissors size={16} strokeWidth={2} aria-hidden />
            {'label' in narrowing ? narrowing.label : 'Narrow'}
          </Button>
          <Button
            kind="danger"
            size={size}
            data-op="drive.permissions.delete"
            disabledReason={refusal}
            onPress={() => decide('removed')}
          >
            <X size={16} strokeWidth={2} aria-hidden />
            Remove
          </Button>
        </div>
        {refusal === undefined ? <KeyLegend entries={KEYS} /> : <p className="text-ink-3 text-small">{refusal}</p>}
      </div>
    </SidePanel>
  );
}

function Facts({ row }: { row: Grant }) {
  const { fileId, title, path, role, expirationTime, lastDecision } = row;
  return (
    <DescriptionList
      items={[
        [
          'File',
          <Link
            key="file"
            to="/file/$fileId/sharing"
            params={{ fileId }}
            className="word-target text-accent-ink underline-offset-2 hover:underline"
          >
            {title}
          </Link>,
        ],
        ['In', path?.join(' › ')],
        ['Role', `${getRoleName(role)}: ${describeRole(role)}`],
        ['Expires', expirationTime === undefined ? 'Never' : formatDateTime(Date.parse(expirationTime))],
        ['Last review', lastDecision ? <LastDecision key="last" decision={lastDecision} /> : 'Never'],
      ]}
    />
  );
}

function LastDecision({ decision }: { decision: AccessDecision }) {
  return (
    <>
      {formatDecision(decision)}
      {decision.note !== undefined && <span className="block text-ink-2">{decision.note}</span>}
    </>
  );
}

import type { ReactNode } from 'react';
import type { Manifest } from '#shared/script/manifest/manifest.ts';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { NativeSelect } from '#ui/fields/native-select.tsx';
import { ACCESS_LABELS, EXECUTE_AS_LABELS } from './choice-labels.ts';
import { toMemberChoices } from './member-choices.ts';
import type { WriteMember } from './write-member.ts';

/** Configures whether deployments are available as a web app, for whom, and as which account it runs. */
export function WebApp({ webApp, write }: { webApp: Manifest['webapp']; write: WriteMember }) {
  return (
    <WayIn
      label="Web app"
      isOpen={webApp !== undefined}
      onToggle={(isOn) => write(['webapp'], isOn ? { access: 'MYSELF', executeAs: 'USER_DEPLOYING' } : undefined)}
    >
      <NativeSelect
        label="Web app access"
        choices={toMemberChoices(['webapp', 'access'], ACCESS_LABELS, webApp?.access)}
        value={webApp?.access ?? ''}
        onChange={(access) => write(['webapp', 'access'], access || undefined)}
      />
      <NativeSelect
        label="Run the web app as"
        choices={toMemberChoices(['webapp', 'executeAs'], EXECUTE_AS_LABELS, webApp?.executeAs)}
        value={webApp?.executeAs ?? ''}
        onChange={(account) => write(['webapp', 'executeAs'], account || undefined)}
      />
    </WayIn>
  );
}

/** Configures whether functions can be run through the API, and by whom. */
export function ApiExecutable({ executionApi, write }: { executionApi: Manifest['executionApi']; write: WriteMember }) {
  return (
    <WayIn
      label="API executable"
      isOpen={executionApi !== undefined}
      onToggle={(isOn) => write(['executionApi'], isOn ? { access: 'MYSELF' } : undefined)}
    >
      <NativeSelect
        label="API access"
        choices={toMemberChoices(['executionApi', 'access'], ACCESS_LABELS, executionApi?.access)}
        value={executionApi?.access ?? ''}
        onChange={(access) => write(['executionApi', 'access'], access || undefined)}
      />
    </WayIn>
  );
}

type WayInProps = { label: string; isOpen: boolean; onToggle: (isOn: boolean) => void; children: ReactNode };

function WayIn({ label, isOpen, onToggle, children }: WayInProps) {
  return (
    <section aria-label={label} className="flex flex-col gap-8">
      <Checkbox isSelected={isOpen} onChange={onToggle}>
        <span className="font-semibold">{label}</span>
      </Checkbox>
      {isOpen && <div className="flex flex-col gap-12 pl-24">{children}</div>}
    </section>
  );
}

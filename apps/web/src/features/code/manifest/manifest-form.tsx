import { useState } from 'react';
import { type Manifest, parseManifest } from '#shared/script/manifest/manifest.ts';
import { ZoneField } from '#shared/zones/zone-field.tsx';
import { DisabledScope } from '#ui/buttons/disabled-scope.tsx';
import { NativeSelect } from '#ui/fields/native-select.tsx';
import { AdvancedServices } from './advanced-service-list.tsx';
import { LOGGING_LABELS, RUNTIME_LABELS } from './choice-labels.ts';
import { FetchPrefixes } from './fetch-prefixes.tsx';
import { Libraries } from './library-list.tsx';
import { writeMember } from './manifest-text.ts';
import { toMemberChoices } from './member-choices.ts';
import { OtherSections } from './other-sections.tsx';
import { ScopeList } from './scope-list.tsx';
import { ApiExecutable, WebApp } from './ways-in.tsx';
import type { WriteMember } from './write-member.ts';

type ManifestFormProps = { source: string; onChange: (source: string) => void; onGoTo: (line: number) => void };

/** A form for the documented members of a manifest. It edits the same text as the editor. */
export function ManifestForm({ source, onChange, onGoTo }: ManifestFormProps) {
  const current = parseManifest(source);
  const [last, setLast] = useState({ source: '', manifest: current ?? {} });
  // While the user types, the JSON is usually incomplete, so the fields retain their last state.
  if (current && last.source !== source) setLast({ source, manifest: current });
  const manifest = current ?? last.manifest;
  const write: WriteMember = (path, value) => onChange(writeMember(source, path, value));
  return (
    <DisabledScope because={current ? undefined : 'Correct the JSON first.'}>
      <div className="flex flex-col gap-24 p-16">
        <GeneralFields manifest={manifest} write={write} />
        <WebApp webApp={manifest.webapp} write={write} />
        <ApiExecutable executionApi={manifest.executionApi} write={write} />
        <ScopeList scopes={manifest.oauthScopes} write={write} />
        <AdvancedServices services={manifest.dependencies?.enabledAdvancedServices ?? []} write={write} />
        <Libraries libraries={manifest.dependencies?.libraries ?? []} write={write} />
        <FetchPrefixes prefixes={manifest.urlFetchWhitelist} write={write} />
        <OtherSections source={source} onGoTo={onGoTo} />
      </div>
    </DisabledScope>
  );
}

function GeneralFields({ manifest, write }: { manifest: Manifest; write: WriteMember }) {
  const { timeZone, runtimeVersion, exceptionLogging } = manifest;
  return (
    <section aria-label="General" className="flex flex-col gap-12">
      <ZoneField label="Time zone" value={timeZone ?? ''} onChange={(zone) => write(['timeZone'], zone)} />
      <NativeSelect
        label="Runtime"
        choices={toMemberChoices(['runtimeVersion'], RUNTIME_LABELS, runtimeVersion)}
        value={runtimeVersion ?? ''}
        onChange={(version) => write(['runtimeVersion'], version || undefined)}
      />
      <NativeSelect
        label="Exception logging"
        choices={toMemberChoices(['exceptionLogging'], LOGGING_LABELS, exceptionLogging)}
        value={exceptionLogging ?? ''}
        onChange={(logging) => write(['exceptionLogging'], logging || undefined)}
      />
    </section>
  );
}

import { clsx } from 'clsx';
import { useState } from 'react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import type { Operation } from '#features/explorer/operation/operation.ts';
import type { ServiceResponse } from '#features/explorer/runs/run-call.ts';
import { saveUnchanged } from '#lib/save-file.ts';
import { JsonTree } from '#shared/code/json-tree.tsx';
import { formatDuration } from '#shared/format/time.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ErrorBoundary } from '#ui/loading/error-boundary.tsx';
import { TabLabel } from '#ui/page/tab-label.tsx';
import { CopyableId } from '#ui/text/copyable-id.tsx';
import { ByteResponse } from './byte-response.tsx';
import { PathButton } from './path-button.tsx';
import { ResponseDiff } from './response-diff.tsx';
import { ResponseTable } from './response-table.tsx';

const MAX_RAW_CHARS = 200_000; // More would slow down the page. Users can save the complete response as a file.

type ResponseViewProps = {
  operation: Operation;
  response: ServiceResponse;
  /** The earlier responses of the same operation in this tab, newest first. */
  earlier: readonly ServiceResponse[];
};

/**
 * Shows a response as a tree, as text, or as a table if it is a list, with its headers and a comparison with an earlier response.
 */
export function ResponseView({ operation, response, earlier }: ResponseViewProps) {
  const { id: operationId, paging, method } = operation;
  const itemsName = paging?.items;
  const rows = itemsName === undefined ? undefined : readRows(response, itemsName);
  const [chosen, setChosen] = useState('body');
  const tabs = [
    ['body', response.content.kind === 'json' ? 'Tree' : 'Content'],
    ...(response.content.kind === 'json' ? [['raw', 'Raw']] : []),
    ...(rows ? [['table', 'Table']] : []),
    ['headers', 'Headers'],
    ...(earlier.length > 0 || method === 'GET' ? [['diff', 'Compare']] : []),
  ] as const;
  const shown = tabs.some(([id]) => id === chosen) ? chosen : 'body';
  return (
    <section aria-label="Response" className="flex min-w-0 flex-col gap-8">
      <ResponseHead response={response} />
      <Tabs selectedKey={shown} onSelectionChange={(key) => setChosen(String(key))} className="flex min-w-0 flex-col">
        <TabList aria-label="Response" className="flex gap-4 overflow-x-auto border-line border-b">
          {tabs.map(([id, label]) => (
            <Tab
              key={id}
              id={id}
              className="-mb-px cursor-default border-transparent border-b-2 px-8 py-6 text-ink-2 hover:text-ink selected:border-accent selected:font-medium selected:text-ink"
            >
              <TabLabel>{label}</TabLabel>
            </Tab>
          ))}
        </TabList>
        <Panel id="body">
          <ResponseContentView operationId={operationId} response={response} />
        </Panel>
        <Panel id="raw">
          <RawText operationId={operationId} response={response} />
        </Panel>
        <Panel id="table">{rows && <ResponseTable operationId={operationId} rows={rows} />}</Panel>
        <Panel id="headers">
          <HeaderList headers={response.headers} />
        </Panel>
        <Panel id="diff">
          <ResponseDiff operation={operation} response={response} earlier={earlier} />
        </Panel>
      </Tabs>
    </section>
  );
}

function Panel({ id, children }: { id: string; children: React.ReactNode }) {
  return (
    <TabPanel id={id} className="max-h-[70vh] min-w-0 overflow-auto py-8 outline-none focus-visible:outline-2">
      <ErrorBoundary name="This tab">{children}</ErrorBoundary>
    </TabPanel>
  );
}

function ResponseHead({ response: { status, durationMs, headers } }: { response: ServiceResponse }) {
  const find = (name: string) => headers.find(([candidate]) => candidate === name)?.[1];
  const requestId = find('x-request-id');
  const upstreamMs = /upstream;dur=([\d.]+)/.exec(find('server-timing') ?? '')?.[1];
  return (
    <p className="flex flex-wrap items-center gap-x-12 gap-y-4">
      <span role="status" className="flex gap-12">
        <span className={clsx('font-semibold', status >= 400 ? 'text-red-fg' : 'text-green-fg')}>{status}</span>{' '}
        <span>{formatDuration(durationMs)}</span>
      </span>
      {upstreamMs !== undefined && (
        <span className="text-ink-3">the service took {formatDuration(Number(upstreamMs))}</span>
      )}
      {requestId !== undefined && <CopyableId id={requestId} label="request ID" maxLength={24} />}
    </p>
  );
}

function ResponseContentView({ operationId, response }: { operationId: string; response: ServiceResponse }) {
  const { content } = response;
  switch (content.kind) {
    case 'json':
      return <JsonTree value={content.value} action={(keys) => <PathButton keys={keys} />} />;
    case 'text':
      return <RawText operationId={operationId} response={response} />;
    case 'bytes':
      return <ByteResponse operationId={operationId} blob={content.blob} />;
    case 'none':
      return <p className="text-ink-2">The response has no content.</p>;
  }
}

function RawText({ operationId, response: { content } }: { operationId: string; response: ServiceResponse }) {
  if (content.kind !== 'json' && content.kind !== 'text') return null;
  const type = content.kind === 'json' ? 'application/json' : 'text/plain';
  const name = `${operationId}.${content.kind === 'json' ? 'json' : 'txt'}`;
  return (
    <div className="flex flex-col items-start gap-8">
      <Button onPress={() => saveUnchanged(name, type, content.text)}>Save as a file</Button>
      <pre className="w-full font-mono text-small whitespace-pre-wrap wrap-anywhere">
        {content.text.slice(0, MAX_RAW_CHARS)}
      </pre>
      {content.text.length > MAX_RAW_CHARS && <p className="text-ink-3">Save as a file to see the rest.</p>}
    </div>
  );
}

function HeaderList({ headers }: Pick<ServiceResponse, 'headers'>) {
  return (
    <dl className="grid grid-cols-[max-content_1fr] gap-x-16 gap-y-4 font-mono text-small">
      {headers.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-ink-3">{name}</dt>
          <dd className="min-w-0 wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function readRows({ content }: ServiceResponse, itemsName: string): readonly object[] | undefined {
  if (content.kind !== 'json' || typeof content.value !== 'object' || content.value === null) return undefined;
  const items: unknown = Reflect.get(content.value, itemsName);
  return Array.isArray(items) ? items.filter((item) => typeof item === 'object' && item !== null) : undefined;
}

import { countOf } from '@rotunda/api-client/count-of';
import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { SERVICE_NAMES } from '#shared/operations/service-names.ts';
import { canCall, useSession } from '#shared/session/session.ts';
import { useShortcut } from '#shared/shortcuts/use-shortcut.ts';
import { MethodName } from './operation/method-name.tsx';
import { type Operation, searchOperations } from './operation/operation.ts';

/** Lists all operations by service, filtered by the typed text. The `/` key focuses the field. */
export function OperationList() {
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useShortcut('/', () => field.current?.focus());
  const found = searchOperations(text);
  const groups = Map.groupBy(found, ({ service }) => service);
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <search className="flex flex-col gap-4 px-16 py-12">
        <input
          ref={field}
          type="search"
          aria-label="Search operations"
          placeholder="Search operations"
          value={text}
          onChange={(event) => setText(event.target.value)}
          className="h-tool w-full rounded-control border border-line-strong bg-surface px-8 placeholder:text-ink-3 focus:outline-2 focus:outline-focus"
        />
        <p role="status" className="text-ink-3 text-small">
          {countOf(found.length, 'operation')}
        </p>
      </search>
      <nav aria-label="Operations" className="min-h-0 flex-1 overflow-auto px-8 pb-12">
        {[...groups].map(([service, members]) => (
          <section key={service} aria-label={SERVICE_NAMES[service]} className="mb-12">
            <h2 className="px-8 py-4 font-semibold text-ink-3 text-micro">{SERVICE_NAMES[service]}</h2>
            <ul>
              {members.map((operation) => (
                <OperationLink key={operation.id} operation={operation} />
              ))}
            </ul>
          </section>
        ))}
      </nav>
    </div>
  );
}

function OperationLink({ operation: { id, method, service } }: { operation: Operation }) {
  const session = useSession();
  const isAllowed = canCall(session, id);
  const reason = session.notOffered.has(id) ? 'not offered by the service' : 'not included in your role';
  return (
    <li>
      <Link
        to="/explorer/$operationId"
        params={{ operationId: id }}
        className="flex min-h-item items-center gap-8 rounded-control px-8 hover:bg-hover aria-[current=page]:bg-selected aria-[current=page]:font-medium"
      >
        <MethodName method={method} />
        <span className={`min-w-0 truncate ${isAllowed ? '' : 'text-ink-3'}`}>{id.slice(service.length + 1)}</span>
        {!isAllowed && <span className="sr-only">, {reason}</span>}
      </Link>
    </li>
  );
}

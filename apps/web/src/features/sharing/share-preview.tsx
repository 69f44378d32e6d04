import type { FileRole, Permission } from '#shared/permissions/permission.ts';
import { toAccessChange } from './access-change.ts';

type SharePreviewProps = { addresses: readonly string[]; role: FileRole; permissions: readonly Permission[] };

const CELL = 'px-8 py-2 [tr:last-child>&]:pb-8';

/** Shows the access that people have now, and after sharing. */
export function SharePreview({ addresses, role, permissions }: SharePreviewProps) {
  return (
    <div role="status" className="empty:absolute">
      {addresses.length > 0 && (
        <table aria-label="Result" className="w-full rounded-card bg-sunken text-small">
          <thead className="text-left text-ink-3">
            <tr>
              <th className="p-8 pb-2 font-medium">Who</th>
              <th className="p-8 pb-2 font-medium">Now</th>
              <th className="p-8 pb-2 font-medium">After</th>
            </tr>
          </thead>
          <tbody className="align-top">
            {addresses.map((address) => {
              const { now, after } = toAccessChange(permissions, address, role);
              return (
                <tr key={address}>
                  <th scope="row" className={`${CELL} text-left font-normal [overflow-wrap:anywhere]`}>
                    {address}
                  </th>
                  <td className={`${CELL} text-ink-2`}>{now}</td>
                  <td className={CELL}>{after}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
    </div>
  );
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Download, Upload } from 'lucide-react';
import { useRef } from 'react';
import { saveFile } from '#lib/save-file.ts';
import { discardDeviceCache } from '#shared/device-cache/restore-from-device.ts';
import { explainFailure } from '#shared/errors/explain-failure.ts';
import { changePreferences } from '#shared/preferences/preferences-api.ts';
import { readPreferences, usePreferences } from '#shared/preferences/preferences-store.ts';
import { useSession } from '#shared/session/session.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { addViews, parseExportedData, readOwnViews, writeExportedData } from './exported-data.ts';

/** Selects whether this device stores viewed content. */
function DeviceCacheSetting() {
  const { deviceCache = true } = usePreferences();
  const { deviceCacheKey } = useSession();
  const change = (isOn: boolean) => {
    changePreferences({ deviceCache: isOn ? null : false });
    if (!isOn) void discardDeviceCache();
  };
  return (
    <section className="flex flex-col gap-8">
      <h2 className="font-semibold text-section">This device</h2>
      <Checkbox
        isSelected={deviceCache && deviceCacheKey !== undefined}
        disabledReason={deviceCacheKey === undefined ? 'Turned off in the configuration of this console.' : undefined}
        onChange={change}
      >
        Cache lists and details on this device
      </Checkbox>
      <p className="text-ink-2">
        Screens that you have opened before appear at once while they refresh. The cache is encrypted, contains no file
        content, and is deleted when you sign out.
      </p>
    </section>
  );
}

/** Exports the user's settings and views from this console, and imports them into another. */
export function DataSettings() {
  const client = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const save = useMutation({
    mutationFn: readOwnViews,
    onSuccess: (views) =>
      saveFile('rotunda-settings.json', 'application/json', writeExportedData(readPreferences(), views)),
  });
  const load = useMutation({
    mutationFn: async (file: File) => {
      const retained = parseExportedData(await file.text());
      if (!retained) return 'Not a settings export. Choose a file that was exported here.';
      const count = await addViews(retained.views);
      changePreferences(retained.preferences);
      return `Settings imported. New views: ${count} of ${retained.views.length}.`;
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['bff.views.list'] }),
  });
  const error = save.error ?? load.error;
  return (
    <div className="flex max-w-720 flex-col gap-16 p-16">
      <h2 className="font-semibold text-section">Export and import</h2>
      <p className="text-ink-2">
        Export your settings and saved views as a backup or to import them into another console. The file contains no
        service content and no credentials.
      </p>
      <div className="flex flex-wrap gap-8">
        <Button size="form" isBusy={save.isPending} onPress={() => save.mutate()}>
          <Download size={14} strokeWidth={1.75} aria-hidden />
          Export settings and views
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          accept="application/json"
          aria-label="Settings file"
          onChange={(event) => {
            const file = event.target.files?.item(0);
            if (file) load.mutate(file);
            // Reset, so that the same file can be selected again.
            event.target.value = '';
          }}
        />
        <Button size="form" isBusy={load.isPending} onPress={() => input.current?.click()}>
          <Upload size={14} strokeWidth={1.75} aria-hidden />
          Import from file
        </Button>
      </div>
      <p role="status">{load.data}</p>
      {error && (
        <p role="alert" className="text-red-fg">
          {explainFailure('Nothing was imported', error)}
        </p>
      )}
      <DeviceCacheSetting />
    </div>
  );
}

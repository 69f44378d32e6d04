import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { addDownloads } from '#shared/downloads/download-queue.ts';
import { isEditorDocument, type StoredFile } from '#shared/files/file.ts';
import { useSession } from '#shared/session/session.ts';
import { Button } from '#ui/buttons/button.tsx';
import { MenuButton } from '#ui/menus/menu-button.tsx';
import { downloadRefusal, toDownload } from './download-source.ts';
import { exportFormatsQuery, exportName, formatLabel, listOfferedTypes } from './export-formats.ts';

/** Saves the content of a file, or a document in one of the service's export formats. */
export function DownloadButton({ file }: { file: StoredFile }) {
  const refusal = downloadRefusal(file, useSession());
  const isDocument = isEditorDocument(file);
  const formats = useQuery({ ...exportFormatsQuery, enabled: isDocument && refusal === undefined });
  const types = listOfferedTypes(formats.data?.exportFormats?.[file.mimeType ?? ''] ?? []);
  if (isDocument && types.length > 0) {
    return (
      <MenuButton
        label="Download as"
        actions={types.map((type) => ({
          id: type,
          label: formatLabel(type),
          onAction: () =>
            addDownloads([{ ...toDownload(file), name: exportName(file.name ?? 'document', type), exportType: type }]),
        }))}
      >
        <Download size={14} strokeWidth={1.75} aria-hidden />
        Download as
      </MenuButton>
    );
  }
  const reason = refusal ?? (isDocument && formats.isSuccess ? 'This document type cannot be exported.' : undefined);
  return (
    <Button
      onPress={() => addDownloads([toDownload(file)])}
      disabledReason={reason}
      isBusy={isDocument && reason === undefined}
      data-op="drive.files.get"
    >
      <Download size={14} strokeWidth={1.75} aria-hidden />
      Download
    </Button>
  );
}

import { useQuery } from '@tanstack/react-query';
import { operationQuery } from '#shared/api/operation-query.ts';
import { ErrorView } from '#shared/errors/error-view.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { DialogFoot } from '#ui/dialogs/dialog-foot.tsx';
import { DescriptionList } from '#ui/display/description-list.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { copyText } from '#ui/text/copy-text.ts';

type CseTokenDialogProps = {
  /** The folder for the encrypted file. Undefined for the root of My Drive. */
  folderId: string | undefined;
  onClose: () => void;
};

/** Requests a token with which a key service encrypts a new file. The token is only copied, never shown. */
export function CseTokenDialog({ folderId, onClose }: CseTokenDialogProps) {
  const token = useQuery({
    ...operationQuery('drive.files.generateCseToken', folderId === undefined ? {} : { parent: folderId }),
    // A token is for a single file, so each request gets a new one.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const { jwt = '', fileId, currentKaclsName, currentKaclsId } = token.data ?? {};
  const copy = () => copyText(jwt, 'The token was copied');
  return (
    <Dialog title="Token for an encrypted file" isOpen onClose={onClose}>
      {token.isPending && <Skeleton label="Requesting the token" rows={2} />}
      {token.error && (
        <ErrorView error={token.error} title="The token could not be loaded" onRetry={() => void token.refetch()} />
      )}
      {token.isSuccess && (
        <>
          <p>Pass it to the key service within an hour to encrypt a new file.</p>
          <DescriptionList
            items={[
              ['ID of the new file', fileId],
              ['Key service', currentKaclsName ?? currentKaclsId],
            ]}
          />
        </>
      )}
      <DialogFoot closeLabel="Close" onClose={onClose}>
        <Button
          kind="primary"
          size="form"
          disabledReason={jwt === '' ? 'No token yet' : undefined}
          onPress={() => void copy()}
        >
          Copy the token
        </Button>
      </DialogFoot>
    </Dialog>
  );
}

-- New accounts whose addresses already have invitations. The next operation first grants them the access they were
-- invited to, no matter how the account was created.
CREATE TABLE invited_accounts (
  account_id TEXT PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE TRIGGER accounts_find_invitations AFTER INSERT ON accounts
WHEN EXISTS (SELECT 1 FROM permissions WHERE type = 'user' AND grantee = 'mailto:' || lower(new.email))
BEGIN
  INSERT INTO invited_accounts VALUES (new.id);
END;

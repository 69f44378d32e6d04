import { useQuery } from '@tanstack/react-query';
import { roleNames } from '#shared/session/role-names.ts';

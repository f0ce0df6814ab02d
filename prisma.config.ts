import { defineConfig } from 'prisma/config';

// An empty address is fine: only `prisma migrate` and `prisma studio` ever open a connection from here.
export default defineConfig({
  schema: 'prisma/schema.prisma',
  migrations: { path: 'prisma/migrations' },
  datasource: { url: process.env.DATABASE_URL ?? '' },
});

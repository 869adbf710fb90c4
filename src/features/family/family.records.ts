import type { Columns } from '#server/db/columns.ts'
import { type Migrations, recordTable } from '#server/db/migrate.ts'
import { defineRecord } from '#server/records/recordType.ts'
import { FamilyMember, KnowledgeItem, WholeFamilyPreference } from './family.contract.ts'
import { knowledgeEndpoints, memberEndpoints, wholeFamilyEndpoints } from './family.endpoints.ts'

declare module '#server/db/tables.ts' {
  interface Tables {
    familyMembers: Columns<FamilyMember>
    wholeFamilyPreferences: Columns<WholeFamilyPreference>
    knowledge: Columns<KnowledgeItem>
  }
}

export const familyMembers = defineRecord({
  name: 'family-member-preference',
  table: 'familyMembers',
  topic: memberEndpoints.topic,
  noun: 'family member',
  heading: 'Family',
  description: 'Who eats here, and what each of them likes, dislikes and must avoid',
  schema: FamilyMember,
  label: (member) => member.name,
  exportedAs: 'familyPreferences',
  unique: 'name',
})

export const wholeFamilyPreferences = defineRecord({
  name: 'whole-family-preference',
  table: 'wholeFamilyPreferences',
  topic: wholeFamilyEndpoints.topic,
  noun: 'family rule',
  heading: 'Whole family',
  description: 'Rules that apply to everyone',
  schema: WholeFamilyPreference,
  label: (rule) => rule.name,
  exportedAs: 'wholeFamily',
})

export const knowledge = defineRecord({
  name: 'knowledge',
  table: 'knowledge',
  topic: knowledgeEndpoints.topic,
  noun: 'knowledge item',
  heading: 'Household knowledge',
  description: 'Facts about the household that help with planning',
  schema: KnowledgeItem,
  label: (item) => item.name,
  exportedAs: 'knowledge',
})

export const familyMigrations: Migrations = {
  '005-family': async (db) => {
    await recordTable(db, 'familyMembers')
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('role', 'text')
      .addColumn('keyGoalsAndLimits', 'text', (column) => column.notNull())
      .addColumn('likes', 'text', (column) => column.notNull())
      .addColumn('dislikes', 'text', (column) => column.notNull())
      .addColumn('sortOrder', 'integer', (column) => column.notNull())
      .addColumn('isActive', 'integer', (column) => column.notNull())
      .execute()
    await recordTable(db, 'wholeFamilyPreferences')
      .addColumn('name', 'text', (column) => column.notNull().unique())
      .addColumn('description', 'text')
      .addColumn('value', 'text')
      .addColumn('sortOrder', 'integer', (column) => column.notNull())
      .addColumn('isActive', 'integer', (column) => column.notNull())
      .execute()
    await recordTable(db, 'knowledge')
      .addColumn('vaultName', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('content', 'text', (column) => column.notNull())
      .execute()
  },
}

import type { Columns } from '#server/db/columns.ts'
import { type Migrations, recordTable } from '#server/db/migrate.ts'
import { defineKind } from '#server/records/recordType.ts'
import { FamilyMember, KnowledgeItem, WholeFamilyPreference } from './family.contract.ts'
import { knowledgeCalls, memberCalls, wholeFamilyCalls } from './family.endpoints.ts'

declare module '#server/db/tables.ts' {
  interface Tables {
    familyMembers: Columns<FamilyMember>
    wholeFamilyPreferences: Columns<WholeFamilyPreference>
    knowledge: Columns<KnowledgeItem>
  }
}

export const familyMembers = defineKind({
  name: 'family-member-preference',
  table: 'familyMembers',
  topic: memberCalls.topic,
  noun: 'family member',
  heading: 'Family',
  description: 'Who eats here, and what each of them likes, dislikes and must avoid',
  schema: FamilyMember,
  label: (member) => member.name,
  exportedAs: 'familyPreferences',
})

export const wholeFamilyPreferences = defineKind({
  name: 'whole-family-preference',
  table: 'wholeFamilyPreferences',
  topic: wholeFamilyCalls.topic,
  noun: 'family rule',
  heading: 'Whole family',
  description: 'Rules that hold for everyone',
  schema: WholeFamilyPreference,
  label: (rule) => rule.name,
})

export const knowledge = defineKind({
  name: 'knowledge',
  table: 'knowledge',
  topic: knowledgeCalls.topic,
  noun: 'knowledge item',
  heading: 'Household knowledge',
  description: 'Facts about the household that help with planning',
  schema: KnowledgeItem,
  label: (item) => item.name,
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

import { Anchor, Box } from '@mantine/core'
import {
  type Icon,
  IconBook2,
  IconBulb,
  IconChefHat,
  IconFridge,
  IconShoppingCart,
  IconSparkles,
  IconToolsKitchen2,
  IconUser,
  IconUsers,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { EntityKind } from '#features/cards.logic.ts'
import { Pill } from '#web/ui/Pill.tsx'
import type { Badge } from './badges.ts'
import classes from './Card.module.css'

const icons: { [Entity in EntityKind | 'unknown']?: Icon } = {
  pantry: IconFridge,
  recipe: IconBook2,
  shopping: IconShoppingCart,
  menu: IconToolsKitchen2,
  knowledge: IconBulb,
  'family-member-preference': IconUser,
  'whole-family-preference': IconUsers,
  cooking: IconChefHat,
}

interface CardProps {
  entity: EntityKind | 'unknown'
  badge: Badge
  title: string
  detail: string
  /** The screen that shows it in context. */
  href?: string
  plain?: boolean
  children: ReactNode
}

export function Card({ entity, badge, title, detail, href, plain, children }: CardProps) {
  const Icon = icons[entity] ?? IconSparkles
  return (
    <article className={classes.card} data-plain={plain} aria-label={`${badge.label} ${title}`}>
      <span className={classes.icon} aria-hidden>
        <Icon size={19} />
      </span>
      <div className={classes.words}>
        <h3 className={classes.title}>
          <Pill tone={badge.tone}>{badge.label}</Pill>{' '}
          {href ? (
            <Anchor component={Link} href={href} c="inherit" fz="inherit" fw="inherit">
              {title}
            </Anchor>
          ) : (
            <span>{title}</span>
          )}
        </h3>
        {detail && (
          <Box component="p" mt={2} c="dimmed" fz="sm" className="breaks">
            {detail}
          </Box>
        )}
      </div>
      {children}
    </article>
  )
}

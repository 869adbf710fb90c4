import { Card, Skeleton } from '@mantine/core'
import { useIsPhone } from '#web/lib/viewport.ts'
import { LoadingBlocks } from '#web/ui/feedback/LoadingBlocks.tsx'
import cardClasses from './MemberCard.module.css'
import classes from './MemberList.module.css'
import panelClasses from './PreferencePanels.module.css'

export function MembersLoading() {
  const phone = useIsPhone()
  return (
    <div className={classes.list} role="status" aria-label="Loading the family">
      {[120, 80, 150, 100].map((width) => (
        <Card key={width}>
          <div className={cardClasses.header}>
            <Skeleton circle height={44} />
            <div className="grow">
              <Skeleton height={16} width={width} mb={10} />
              <Skeleton height={12} width={64} />
            </div>
            {phone && <Skeleton height={24} my={10} />}
          </div>
          {!phone && (
            <LoadingBlocks count={3} height={132} radius={12} className={panelClasses.panels} />
          )}
        </Card>
      ))}
    </div>
  )
}

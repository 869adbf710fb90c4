import { Card, Skeleton } from '@mantine/core'
import { useIsPhone } from '#web/lib/viewport.ts'
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
            <div className={panelClasses.panels}>
              {[1, 2, 3].map((panel) => (
                <Skeleton key={panel} height={132} radius={12} />
              ))}
            </div>
          )}
        </Card>
      ))}
    </div>
  )
}

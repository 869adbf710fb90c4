import { Card, Skeleton } from '@mantine/core'
import cardClasses from './MemberCard.module.css'
import classes from './MemberList.module.css'

/** Four cards, closed: nobody knows yet how much there is to say of each. */
export function MembersLoading() {
  return (
    <div className={classes.list} role="status" aria-label="Loading the family">
      {[120, 80, 150, 100].map((width) => (
        <Card key={width}>
          <div className={cardClasses.header}>
            <Skeleton circle height={44} />
            <div className={cardClasses.words}>
              <Skeleton height={16} width={width} mb={10} />
              <Skeleton height={12} width={64} />
            </div>
          </div>
        </Card>
      ))}
    </div>
  )
}

import { Inbox } from "lucide-react";
import { Alert } from "../../ui/alert";
import { Badge, badgeVariants } from "../../ui/badge";
import { Button } from "../../ui/button";
import { Card } from "../../ui/card";
import { Progress } from "../../ui/progress";
import { Skeleton } from "../../ui/skeleton";
import { Spinner } from "../../ui/spinner";
import { EmptyState, ErrorState } from "../../ui/state-message";
import { Group, Row, Specimen } from "./specimen";

export function Feedback() {
  return (
    <Group title="Feedback and states">
      <Specimen name="Alert">
        <Alert title="Sample data">These figures are made up to show the layout.</Alert>
        <Alert variant="success" title="Bill read">
          12 months, 4,425 kWh in total.
        </Alert>
        <Alert
          variant="warning"
          title="Two days are missing"
          action={
            <Button size="sm" variant="secondary">
              Fill them
            </Button>
          }
        >
          June 12 and 13 have no readings.
        </Alert>
        <Alert variant="danger">The meter did not answer.</Alert>
      </Specimen>
      <Specimen name="Badge">
        <Row>
          {(Object.keys(badgeVariants) as (keyof typeof badgeVariants)[]).map((variant) => (
            <Badge key={variant} variant={variant}>
              {variant}
            </Badge>
          ))}
        </Row>
      </Specimen>
      <Specimen name="Progress">
        <Progress label="Analyzing your bill" valuePercent={60} valueText="60%" />
        <Progress label="Peak share" valuePercent={34} valueText="34%" tone="amber" />
      </Specimen>
      <Specimen name="Spinner">
        <Row>
          <Spinner size="sm" label="Loading" />
          <Spinner label="Loading" />
          <Spinner size="lg" label="Loading" />
        </Row>
      </Specimen>
      <Specimen name="Skeleton">
        <Card>
          <Row>
            <Skeleton shape="circle" className="size-11" />
            <span className="flex grow flex-col gap-2">
              <Skeleton className="h-4 w-1/2" />
              <Skeleton className="h-4 w-3/4" />
            </span>
          </Row>
        </Card>
      </Specimen>
      <Specimen name="EmptyState">
        <Card padding="none">
          <EmptyState
            icon={<Inbox className="size-6" />}
            title="No purchase history"
            description="Start shopping to see your purchase history here."
            action={<Button variant="secondary">Visit the store</Button>}
          />
        </Card>
      </Specimen>
      <Specimen name="ErrorState">
        <Card padding="none">
          <ErrorState
            title="The list did not load"
            description="Check your internet connection and try again."
            action={<Button variant="secondary">Try again</Button>}
          />
        </Card>
      </Specimen>
    </Group>
  );
}

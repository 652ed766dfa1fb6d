import { Avatar } from "../../ui/avatar";
import { Card } from "../../ui/card";
import { cardVariants } from "../../ui/card.variants";
import { SectionHeading } from "../../ui/section-heading";
import { Stat } from "../../ui/stat";
import { Cell, HeaderCell, Table } from "../../ui/table";
import { Tabs } from "../../ui/tabs";
import { tabsVariants } from "../../ui/tabs.variants";
import { Group, Row, Specimen } from "./specimen";

const bills = [
  { month: "April", energyKwh: "412", cost: "$74.16" },
  { month: "May", energyKwh: "388", cost: "$69.84" },
  { month: "June", energyKwh: "1,024", cost: "$184.32" },
];

const tabItems = [
  { value: "nilm", label: "NILM Technology", content: <p>Appliances, read from one meter.</p> },
  { value: "vpp", label: "Virtual Power Plant", content: <p>Many homes acting as one plant.</p> },
  { value: "control", label: "Smart Control", content: <p>Devices that move their load.</p> },
  { value: "off", label: "Disabled", content: null, disabled: true },
];

export function Content() {
  return (
    <Group title="Content">
      <Specimen name="SectionHeading">
        <SectionHeading
          level={3}
          eyebrow="Proven results"
          title="See where every kilowatt-hour goes"
          lead="One meter is enough: Wattleaf tells your appliances apart and says what each of them costs."
        />
      </Specimen>
      <Specimen name="Card">
        <div className="grid gap-4 sm:grid-cols-2">
          {(Object.keys(cardVariants) as (keyof typeof cardVariants)[]).map((variant) => (
            <Card key={variant} variant={variant}>
              <p className="font-semibold">{variant}</p>
            </Card>
          ))}
        </div>
      </Specimen>
      <Specimen name="Stat">
        <dl className="grid grid-cols-2 gap-6">
          <Stat label="Energy saved" value="213.6" unit="kWh" change={{ text: "+12%", tone: "good" }} />
          <Stat label="Peak cost" value="$41.20" change={{ text: "+3%", tone: "bad" }} note="4–9 PM" />
          <Stat size="lg" label="Uptime" value="99.99" unit="%" />
        </dl>
      </Specimen>
      <Specimen name="Table">
        <Table caption="Bills of this spring">
          <thead>
            <tr>
              <HeaderCell>Month</HeaderCell>
              <HeaderCell align="end">Energy, kWh</HeaderCell>
              <HeaderCell align="end">Cost</HeaderCell>
            </tr>
          </thead>
          <tbody>
            {bills.map((bill) => (
              <tr key={bill.month}>
                <HeaderCell scope="row">{bill.month}</HeaderCell>
                <Cell align="end">{bill.energyKwh}</Cell>
                <Cell align="end">{bill.cost}</Cell>
              </tr>
            ))}
          </tbody>
        </Table>
      </Specimen>
      <Specimen name="Tabs">
        {(Object.keys(tabsVariants) as (keyof typeof tabsVariants)[]).map((variant) => (
          <Tabs key={variant} items={tabItems} variant={variant} label="Technology" />
        ))}
      </Specimen>
      <Specimen name="Avatar">
        <Row>
          <Avatar size="sm" name="Ada Lovelace" />
          <Avatar name="王小明" />
          <Avatar size="lg" name="Grace" />
        </Row>
      </Specimen>
    </Group>
  );
}

import { Accordion, AccordionItem } from "@forecourt/ui-kit/accordion";
import { Badge } from "@forecourt/ui-kit/badge";
import { Breadcrumb } from "@forecourt/ui-kit/breadcrumb";
import { Button } from "@forecourt/ui-kit/button";
import { Card } from "@forecourt/ui-kit/card";
import { Chip } from "@forecourt/ui-kit/chip";
import { Cluster } from "@forecourt/ui-kit/cluster";
import { Disclosure } from "@forecourt/ui-kit/disclosure";
import { EmptyState } from "@forecourt/ui-kit/empty-state";
import { Grid } from "@forecourt/ui-kit/grid";
import { IconArrowRight, IconSearch, IconShare } from "@forecourt/ui-kit/icon";
import { Pagination } from "@forecourt/ui-kit/pagination";
import { Spinner } from "@forecourt/ui-kit/spinner";
import { Stack } from "@forecourt/ui-kit/stack";
import { Tabs } from "@forecourt/ui-kit/tabs";

const tones = ["neutral", "accent", "sold", "reserved", "reduced", "error", "success", "info"] as const;

/** Ways about a page, tags, buttons, nothing found. */
export function Navigation() {
  return (
    <Stack gap={32} as="section">
      <Breadcrumb
        items={[
          { label: "Home", href: "#" },
          { label: "Used cars", href: "#" },
          { label: "Mazda", href: "#" },
          { label: "2021 Mazda CX-5 Maxx Sport KF Series Auto FWD" },
        ]}
      />
      <Cluster>
        <Chip href="#" removable>
          Make: Mazda
        </Chip>
        <Chip href="#" removable>
          Body: SUV
        </Chip>
        <Chip onClick={() => {}} selected>
          Automatic
        </Chip>
        <Chip onClick={() => {}}>Manual</Chip>
        <Button variant="link" size="s">
          Clear all
        </Button>
      </Cluster>
      <Cluster>
        {(["soft", "solid", "outline"] as const).flatMap((look) =>
          tones.map((tone) => (
            <Badge key={look + tone} tone={tone} look={look}>
              {tone}
            </Badge>
          )),
        )}
      </Cluster>
      <Cluster gap={12}>
        {(["s", "m", "l"] as const).flatMap((size) =>
          (["primary", "secondary", "quiet", "link"] as const).map((variant) => (
            <Button
              key={size + variant}
              size={size}
              variant={variant}
              iconEnd={size === "l" && variant === "primary" && <IconArrowRight />}
            >
              Show cars
            </Button>
          )),
        )}
        <Button variant="secondary" iconOnly aria-label="Share">
          <IconShare />
        </Button>
        <Spinner label="Loading" />
        <Spinner size="l" label="Loading" />
      </Cluster>
      <Grid columns={1} md={2} gap={32}>
        <Tabs
          label="Search by"
          items={[
            { id: "make", label: "Make and model", content: "Choose a make to see its models." },
            { id: "budget", label: "Weekly budget", content: "Tell us what you want to pay a week." },
          ]}
        />
        <div>
          <Accordion>
            <AccordionItem title="Make" end="2 chosen" open>
              Mazda, Toyota
            </AccordionItem>
            <AccordionItem title="Model">CX-5</AccordionItem>
            <AccordionItem title="Transmission">Automatic</AccordionItem>
          </Accordion>
          <Disclosure title="What the estimate assumes">A deposit of $5,000 and a term of 60 months.</Disclosure>
        </div>
      </Grid>
      <Card padding="none">
        <EmptyState
          icon={<IconSearch />}
          title="No cars match these filters"
          level={3}
          actions={
            <>
              <Button>Clear filters</Button>
              <Button variant="secondary">Email me new matches</Button>
            </>
          }
        >
          Try a wider price range, or take one filter away.
        </EmptyState>
      </Card>
      <Pagination page={5} pageCount={20} href={(page) => `#${page}`} />
    </Stack>
  );
}

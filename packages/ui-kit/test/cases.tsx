import { Badge } from "@forecourt/ui-kit/badge";
import { Button } from "@forecourt/ui-kit/button";
import { Card } from "@forecourt/ui-kit/card";
import { Chip } from "@forecourt/ui-kit/chip";
import { Cluster } from "@forecourt/ui-kit/cluster";
import { Container } from "@forecourt/ui-kit/container";
import { Field } from "@forecourt/ui-kit/field";
import { Grid } from "@forecourt/ui-kit/grid";
import { IconHeart } from "@forecourt/ui-kit/icon";
import { Picture, PicturePlaceholder } from "@forecourt/ui-kit/picture";
import { PriceText } from "@forecourt/ui-kit/price-text";
import { SkipLink } from "@forecourt/ui-kit/skip-link";
import { Spinner } from "@forecourt/ui-kit/spinner";
import { Stack } from "@forecourt/ui-kit/stack";
import { TextField } from "@forecourt/ui-kit/text-field";
import { Alert } from "@forecourt/ui-kit/alert";
import { Checkbox } from "@forecourt/ui-kit/checkbox";
import { Dialog } from "@forecourt/ui-kit/dialog";
import { ErrorSummary } from "@forecourt/ui-kit/error-summary";
import { Fieldset } from "@forecourt/ui-kit/fieldset";
import { FormProgress } from "@forecourt/ui-kit/form-progress";
import { Radio } from "@forecourt/ui-kit/radio";
import { Select } from "@forecourt/ui-kit/select";
import { Sheet } from "@forecourt/ui-kit/sheet";
import { TextArea } from "@forecourt/ui-kit/text-area";
import { Accordion, AccordionItem } from "@forecourt/ui-kit/accordion";
import { Breadcrumb } from "@forecourt/ui-kit/breadcrumb";
import { Disclosure } from "@forecourt/ui-kit/disclosure";
import { EmptyState } from "@forecourt/ui-kit/empty-state";
import { MapFrame } from "@forecourt/ui-kit/map-frame";
import { FoldedText } from "@forecourt/ui-kit/folded-text";
import { TermsCheckbox } from "@forecourt/ui-kit/terms-checkbox";
import { Pagination } from "@forecourt/ui-kit/pagination";
import { RangeField, RangeSlider } from "@forecourt/ui-kit/range-field";
import { Skeleton } from "@forecourt/ui-kit/skeleton";
import { Stat } from "@forecourt/ui-kit/stat";
import { Tabs } from "@forecourt/ui-kit/tabs";
import { VisuallyHidden } from "@forecourt/ui-kit/visually-hidden";
import type { ComponentType, ReactElement } from "react";

/** One component as the conformance suite sees it. */
export interface ConformanceCase {
  component: ComponentType<never>;
  element: ReactElement<Record<string, unknown>>;
  /** `ref` and attributes go to an element inside (an input) and only `className` to the outermost. */
  refInside?: boolean;
}

const conform = <Props,>(
  component: ComponentType<Props>,
  element: ReactElement,
  options: Partial<ConformanceCase> = {},
): ConformanceCase => ({
  component: component as ComponentType<never>,
  element: element as ReactElement<Record<string, unknown>>,
  ...options,
});

const noop = () => {};

/** Every component of the kit, in its plainest use; the exports test fails when one is missing. */
export const cases: Record<string, ConformanceCase> = {
  Badge: conform(Badge, <Badge tone="sold">Sold</Badge>),
  Button: conform(Button, <Button>Send enquiry</Button>),
  Card: conform(Card, <Card>Words</Card>),
  Chip: conform(Chip, <Chip>48,200 km</Chip>),
  Cluster: conform(Cluster, <Cluster>Words</Cluster>),
  Container: conform(Container, <Container>Words</Container>),
  Field: conform(Field, <Field label="Postcode">{(control) => <input {...control} />}</Field>),
  Grid: conform(Grid, <Grid>Words</Grid>),
  Icon: conform(IconHeart, <IconHeart label="Saved" />),
  Picture: conform(Picture, <Picture alt="Front left" sizes="100vw" src={(width) => `/img/${width}/a`} />),
  PicturePlaceholder: conform(PicturePlaceholder, <PicturePlaceholder>Photos coming soon</PicturePlaceholder>),
  PriceText: conform(
    PriceText,
    <PriceText was="$36,990" note="Drive away">
      $34,990
    </PriceText>,
  ),
  SkipLink: conform(SkipLink, <SkipLink href="#main" />),
  Spinner: conform(Spinner, <Spinner label="Loading" />),
  Stack: conform(Stack, <Stack>Words</Stack>),
  TextField: conform(TextField, <TextField label="Given name" name="first_name" />, { refInside: true }),
  Alert: conform(Alert, <Alert title="Saved">Words</Alert>),
  Checkbox: conform(
    Checkbox,
    <Checkbox name="terms" help="Words">
      I agree
    </Checkbox>,
    { refInside: true },
  ),
  Dialog: conform(
    Dialog,
    <Dialog open={false} onClose={noop} title="Enquire">
      Words
    </Dialog>,
  ),
  ErrorSummary: conform(
    ErrorSummary,
    <ErrorSummary errors={[{ field: "email", message: "Enter an email address" }]} />,
  ),
  Fieldset: conform(
    Fieldset,
    <Fieldset legend="Contact" help="Words">
      <p>Words</p>
    </Fieldset>,
  ),
  FormProgress: conform(FormProgress, <FormProgress steps={["Your car", "Your details"]} current={0} />),
  Radio: conform(
    Radio,
    <Radio name="contact" value="phone">
      Phone
    </Radio>,
    { refInside: true },
  ),
  Select: conform(
    Select,
    <Select label="Make" placeholder="Any make">
      <option>Mazda</option>
    </Select>,
    { refInside: true },
  ),
  Sheet: conform(
    Sheet,
    <Sheet open={false} onClose={noop} title="Filters">
      Words
    </Sheet>,
  ),
  TextArea: conform(TextArea, <TextArea label="Message" help="Words" />, { refInside: true }),
  Accordion: conform(Accordion, <Accordion>Words</Accordion>),
  AccordionItem: conform(
    AccordionItem,
    <AccordionItem title="Engine" end="3">
      Words
    </AccordionItem>,
  ),
  Breadcrumb: conform(Breadcrumb, <Breadcrumb items={[{ label: "Home", href: "/" }, { label: "Used cars" }]} />),
  Disclosure: conform(Disclosure, <Disclosure title="What it assumes">Words</Disclosure>),
  EmptyState: conform(EmptyState, <EmptyState title="No cars match">Words</EmptyState>),
  MapFrame: conform(MapFrame, <MapFrame title="Map of Dubbo" src="https://maps.example/1" />),
  FoldedText: conform(FoldedText, <FoldedText preview="One owner, full…">One owner, full service history</FoldedText>),
  TermsCheckbox: conform(
    TermsCheckbox,
    <TermsCheckbox name="terms" title="Terms" terms="Words">
      I agree
    </TermsCheckbox>,
    { refInside: true },
  ),
  Pagination: conform(Pagination, <Pagination page={3} pageCount={12} href={(page) => `?page=${page}`} />),
  RangeField: conform(RangeField, <RangeField label="Price" prefix="$" min={0} max={100000} step={1000} />),
  RangeSlider: conform(
    RangeSlider,
    <RangeSlider
      names={{ from: "Price: from", to: "Price: to" }}
      stops={[0, 500, 1000]}
      value={{ to: 500 }}
      format={String}
      onChange={noop}
    />,
  ),
  Skeleton: conform(Skeleton, <Skeleton shape="box" />),
  Stat: conform(Stat, <Stat label="Odometer">48,200 km</Stat>),
  Tabs: conform(
    Tabs,
    <Tabs
      label="Search by"
      items={[
        { id: "make", label: "Make", content: "Words" },
        { id: "budget", label: "Budget", content: "Words" },
      ]}
    />,
  ),
  VisuallyHidden: conform(VisuallyHidden, <VisuallyHidden>Words</VisuallyHidden>),
};

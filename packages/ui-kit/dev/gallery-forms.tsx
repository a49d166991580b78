import { Alert } from "@forecourt/ui-kit/alert";
import { Button } from "@forecourt/ui-kit/button";
import { Card } from "@forecourt/ui-kit/card";
import { Checkbox } from "@forecourt/ui-kit/checkbox";
import { Cluster } from "@forecourt/ui-kit/cluster";
import { Dialog } from "@forecourt/ui-kit/dialog";
import { ErrorSummary } from "@forecourt/ui-kit/error-summary";
import { Fieldset } from "@forecourt/ui-kit/fieldset";
import { FormProgress } from "@forecourt/ui-kit/form-progress";
import { Grid } from "@forecourt/ui-kit/grid";
import { RangeField } from "@forecourt/ui-kit/range-field";
import { Radio } from "@forecourt/ui-kit/radio";
import { Select } from "@forecourt/ui-kit/select";
import { Sheet } from "@forecourt/ui-kit/sheet";
import { Stack } from "@forecourt/ui-kit/stack";
import { TextArea } from "@forecourt/ui-kit/text-area";
import { TextField } from "@forecourt/ui-kit/text-field";
import { useToast } from "@forecourt/ui-kit/toast";
import { useState } from "react";

/** Controls, a form with errors, filters, dialogs. */
export function Forms({ theme }: { theme: string }) {
  const [isDialogOpen, setDialogOpen] = useState(false);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const showToast = useToast();
  const name = (field: string) => `${theme}-${field}`;
  const filters = (
    <Stack gap={24}>
      <RangeField label="Price" prefix="$" min={0} max={100000} step={1000} defaultValue={{ from: 15000, to: 60000 }} />
      <Fieldset legend="Body">
        <Checkbox end="86" defaultChecked>
          SUV
        </Checkbox>
        <Checkbox end="41">Ute</Checkbox>
        <Checkbox end="0" disabled>
          Convertible
        </Checkbox>
      </Fieldset>
    </Stack>
  );
  return (
    <Grid columns={1} lg={2} gap={48} as="section">
      <Stack gap={24}>
        <FormProgress steps={["Your car", "Your details", "Review"]} current={1} />
        <h2>Tell us how to reach you</h2>
        <ErrorSummary
          errors={[
            { field: name("email"), message: "Enter an email address, such as name@example.com" },
            { field: name("terms"), message: "Tick the box to go on" },
          ]}
        />
        <Grid columns={1} sm={2} gap={16}>
          <TextField label="First name" autoComplete="given-name" defaultValue="Aroha" />
          <TextField label="Last name" autoComplete="family-name" />
        </Grid>
        <TextField
          id={name("email")}
          label="Email"
          type="email"
          autoComplete="email"
          defaultValue="aroha@"
          error="Enter an email address, such as name@example.com"
        />
        <TextField label="Odometer" inputMode="numeric" suffix="km" optional help="Within 1,000 km is fine." />
        <Select label="Preferred location" placeholder="Choose a location">
          <option>Caringbah</option>
          <option>Blacktown</option>
        </Select>
        <TextArea label="Message" optional placeholder="Is this car still available?" />
        <Fieldset legend="How should we reach you?">
          <Radio name={name("contact")} value="phone" defaultChecked>
            Phone
          </Radio>
          <Radio name={name("contact")} value="email" help="We answer within one working day.">
            Email
          </Radio>
        </Fieldset>
        <Checkbox id={name("terms")} error="Tick the box to go on">
          I have read the <a href="#privacy">privacy policy</a> and agree to be contacted about this car
        </Checkbox>
        <Cluster gap={12}>
          <Button size="l">Send enquiry</Button>
          <Button size="l" variant="secondary">
            Back
          </Button>
          <Button size="l" loading>
            Sending
          </Button>
          <Button size="l" disabled>
            Disabled
          </Button>
        </Cluster>
      </Stack>
      <Stack gap={24}>
        <Card padding="l">{filters}</Card>
        <Alert title="Finance is an estimate">It assumes a deposit of $5,000 and a term of 60 months.</Alert>
        <Alert tone="success" title="Your enquiry is with the dealer" />
        <Alert
          tone="reserved"
          title="This car is reserved"
          action={<Button variant="link">Tell me if it becomes available</Button>}
        />
        <Alert tone="error" title="We could not send your enquiry">
          Check your connection and send it again.
        </Alert>
        <Cluster gap={8}>
          <Button variant="secondary" onClick={() => setDialogOpen(true)}>
            Open dialog
          </Button>
          <Button variant="secondary" onClick={() => setSheetOpen(true)}>
            Open sheet
          </Button>
          <Button
            variant="secondary"
            onClick={() => showToast({ message: "Saved to your cars", action: <a href="#saved">View</a> })}
          >
            Show toast
          </Button>
        </Cluster>
        <Dialog
          open={isDialogOpen}
          onClose={() => setDialogOpen(false)}
          title="Enquire about this car"
          footer={
            <Button block size="l">
              Send enquiry
            </Button>
          }
        >
          <Stack gap={16}>
            <TextField label="Name" autoComplete="name" />
            <TextField label="Mobile" type="tel" autoComplete="tel" />
            <TextArea label="Message" optional />
          </Stack>
        </Dialog>
        <Sheet
          open={isSheetOpen}
          onClose={() => setSheetOpen(false)}
          title="Filters"
          footer={
            <Button block size="l">
              Show 214 cars
            </Button>
          }
        >
          {filters}
        </Sheet>
      </Stack>
    </Grid>
  );
}

import { FormPage } from "@forecourt/storefront/parts";
import { Button } from "@forecourt/ui-kit/button";
import { TextField } from "@forecourt/ui-kit/text-field";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { suvPhotos } from "../../lib/workshop-cars.ts";

/** A page of a form under the mark that a site's `theme.forms` puts on `<body>`. */
function FormPageIn({
  forms,
  isNarrow = false,
  isOver = false,
}: {
  forms: "panel" | "behind" | "split";
  isNarrow?: boolean;
  isOver?: boolean;
}) {
  const picture = { source: suvPhotos.primary_image_url ?? "", isCutOut: false };
  return (
    <div data-forms={forms}>
      <FormPage
        title="Contact us"
        lead="Tell us what it is about, and the right person answers you."
        picture={forms === "split" ? undefined : picture}
        sideLabel="What happens next"
        sideStands={isOver ? "over" : "after"}
        side={
          isNarrow ? undefined : (
            <>
              <h2>What happens next</h2>
              <ul>
                <li>We read it today.</li>
                <li>We call you back, or write if you would rather.</li>
              </ul>
            </>
          )
        }
        action={isOver && <Button href="#form">Start your enquiry</Button>}
      >
        {!isOver && (
          <>
            <TextField label="First name" name="name" />
            <TextField label="Email" name="email" type="email" />
            <Button type="submit">Send enquiry</Button>
          </>
        )}
      </FormPage>
    </div>
  );
}

const meta = {
  component: FormPageIn,
  title: "storefront/form-page",
  parameters: { frame: "page" },
  args: { forms: "panel" },
} satisfies Meta<typeof FormPageIn>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The ways to build it: `theme.forms`. */
export const BesideAPicture: Story = {};
export const OverAPicture: Story = { args: { forms: "behind" } };
export const WithoutAPicture: Story = { args: { forms: "split" } };
export const NothingBesideTheForm: Story = { args: { isNarrow: true } };
export const NarrowOverAPicture: Story = { args: { forms: "behind", isNarrow: true } };
export const FormThatOpensOver: Story = { args: { forms: "split", isOver: true } };

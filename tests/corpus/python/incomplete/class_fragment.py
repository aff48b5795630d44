# covers: unknown-base-class, unknown-decorator, fragment, super-of-unknown, class-attributes-unknown
"""A view class as it stands in a web project: its base and decorators come from elsewhere."""
from framework.views import View, login_required
from .models import Order


class OrderView(View):
    template = "orders.html"
    page_size = 20

    def __init__(self, request):
        super().__init__(request)
        self.errors = []

    @login_required
    def get(self, order_id=None):
        if order_id is None:
            orders = Order.objects.filter(owner=self.request.user)[: self.page_size]
            return self.render(orders=orders)
        try:
            order = Order.objects.get(pk=order_id)
        except Order.DoesNotExist:
            self.errors.append("no such order")
            return self.render(status=404)
        return self.render(order=order)

    @staticmethod
    def page_count(total, size=page_size):
        return -(-total // size)


view = OrderView(None)
print(OrderView.page_count(101), OrderView.template)
print(view.errors)

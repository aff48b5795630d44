import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.web.bind.annotation.*;
import java.util.*;

@RestController
@RequestMapping("/orders")
public class OrderController {
    @Autowired
    private OrderService service;

    private int requests = 0;

    @GetMapping("/{id}")
    public String find(@PathVariable long id) {
        requests++;
        if (id < 0) {
            return "none";
        }
        return "order " + id;
    }

    @PostMapping
    public void create(@RequestBody String body) {
        requests++;
        service.save(body);
    }

    public static void main(String[] args) {
        OrderController controller = new OrderController();
        System.out.println(controller.find(7));
        System.out.println(controller.find(-1));
        System.out.println(controller.requests);
    }
}
// out: order 7
// out: none
// out: 2
// unknown: Autowired
